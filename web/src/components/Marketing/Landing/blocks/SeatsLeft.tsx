import { Users } from 'lucide-react'

import { useBlockWords, useLive, useTexts } from '../live'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

/** The real number of seats left; renders nothing without a limit. */
export const SeatsLeft = (props: BlockProps<'SeatsLeft'>) => {
  const t = useBlockWords()
  const text = useTexts()
  const { offer } = useLive()
  if (offer?.state !== 'OPEN' || offer.seatsLeft == null) return null
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-center">
      <Users className="text-primary size-5" strokeWidth={1.75} aria-hidden />
      <strong>{t('offer.seatsLeft', { count: offer.seatsLeft })}</strong>
      {text(props, 'note')}
    </p>
  )
}
