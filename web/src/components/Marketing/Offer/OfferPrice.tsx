import { Suspense } from 'react'

import { PriceText } from 'src/components/ui/text/PriceText'
import { lazy } from 'src/lib/loading/lazy'

import type { CouponPriceProps, PricedOffer } from './CouponPrice'
import { useCarriedCodes } from './useCarriedCodes'

// If it cannot be loaded, for example offline, the full price stays.
const CouponPrice = lazy(
  () => import('./CouponPrice'),
  ({ full }: CouponPriceProps) => <>{full}</>
)

type OfferPriceProps = {
  offer: PricedOffer
  /** The look of the price that counts. */
  className: string
  /** Leaves out the coupon's code, for bars. */
  isBrief?: boolean
}

/** The price of an offer; with a coupon in the URL, the full price struck and the lower one below it. */
export const OfferPrice = ({
  offer,
  className,
  isBrief = false,
}: OfferPriceProps) => {
  const { coupon } = useCarriedCodes()
  const full = (
    <PriceText centavos={offer.priceCentavos} className={className} />
  )
  if (!coupon) return full

  // Room for the struck price and the code, so that what follows does not move when they arrive.
  return (
    <div className={isBrief ? '' : 'min-h-21'}>
      <Suspense fallback={full}>
        <CouponPrice
          offer={offer}
          code={coupon}
          className={className}
          isBrief={isBrief}
          full={full}
        />
      </Suspense>
    </div>
  )
}
