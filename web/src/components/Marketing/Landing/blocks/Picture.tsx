import { Cover } from 'src/components/ui/layout/Cover'

import { useTexts } from '../live'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

export const Picture = (props: BlockProps<'Picture'>) => {
  const text = useTexts()
  if (!props.picture) return null
  return (
    <figure>
      <Cover
        src={props.picture}
        alt={text(props, 'alt')}
        className="rounded-xl"
      />
      {text(props, 'caption') && (
        <figcaption className="text-muted mt-2 text-sm">
          {text(props, 'caption')}
        </figcaption>
      )}
    </figure>
  )
}
