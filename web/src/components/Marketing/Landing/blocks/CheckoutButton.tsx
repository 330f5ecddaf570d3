import { useTexts } from '../live'

import { EnrollAction } from './EnrollAction'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

export const CheckoutButton = (props: BlockProps<'CheckoutButton'>) => {
  const text = useTexts()
  return (
    <div className="mx-auto max-w-md text-center">
      <EnrollAction label={text(props, 'label')} />
      {text(props, 'note') && (
        <p className="text-muted mt-3 text-sm">{text(props, 'note')}</p>
      )}
    </div>
  )
}
