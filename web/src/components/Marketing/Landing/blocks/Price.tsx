import { MonthlyPrice } from 'src/components/Marketing/Offer/MonthlyPrice'
import { OfferFacts } from 'src/components/Marketing/Offer/OfferFacts'
import { OfferPrice } from 'src/components/Marketing/Offer/OfferPrice'

import { useBlockWords, useLive, useTexts } from '../live'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

/** The current price, with the coupon from the visitor's URL. */
export const Price = (props: BlockProps<'Price'>) => {
  const t = useBlockWords()
  const text = useTexts()
  const { offer } = useLive()
  if (!offer) return null

  return (
    <section
      aria-label={t('offer.summary')}
      className="panel mx-auto max-w-md space-y-5 p-4 sm:p-6"
    >
      <div className="text-center">
        <OfferPrice offer={offer} className="text-4xl font-bold" />
        <MonthlyPrice offer={offer} className="mt-1 text-sm" />
        {text(props, 'note') && <p className="mt-2">{text(props, 'note')}</p>}
      </div>
      {props.facts === 'shown' && <OfferFacts offer={offer} />}
    </section>
  )
}
