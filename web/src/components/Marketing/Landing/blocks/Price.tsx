import { lazy, Suspense } from 'react'

import { OfferFacts } from 'src/components/Marketing/Offer/OfferFacts'
import { useCarriedCodes } from 'src/components/Marketing/Offer/useCarriedCodes'
import { PriceText } from 'src/components/ui/text/PriceText/PriceText'

import { useBlockWords, useLive, useTexts } from '../live'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

const CouponPrice = lazy(() => import('./CouponPrice'))

/** The current price, with the coupon from the visitor's URL. */
export const Price = (props: BlockProps<'Price'>) => {
  const t = useBlockWords()
  const text = useTexts()
  const { offer } = useLive()
  const { coupon } = useCarriedCodes()
  if (!offer) return null

  const full = (
    <PriceText centavos={offer.priceCentavos} className="text-4xl font-bold" />
  )
  const hasPlans = offer.terms.some(({ payments }) => payments > 1)
  return (
    <section
      aria-label={t('offer.summary')}
      className="panel mx-auto max-w-md space-y-5 p-5 sm:p-6"
    >
      <div className="text-center">
        {coupon ? (
          <Suspense fallback={full}>
            <CouponPrice offer={offer} code={coupon} full={full} />
          </Suspense>
        ) : (
          full
        )}
        {offer.priceCentavos > 0 && hasPlans && (
          <p className="text-muted mt-1 text-sm">{t('offer.inInstalments')}</p>
        )}
        {text(props, 'note') && <p className="mt-2">{text(props, 'note')}</p>}
      </div>
      {props.facts === 'shown' && <OfferFacts offer={offer} />}
    </section>
  )
}
