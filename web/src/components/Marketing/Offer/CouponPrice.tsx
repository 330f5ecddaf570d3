import type { ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

import { useQuote } from 'src/components/Marketing/Checkout/useQuote'
import { PriceText } from 'src/components/ui/text/PriceText'

export type PricedOffer = {
  id: string
  priceCentavos: number
  terms: { id: string }[]
}

export type CouponPriceProps = {
  offer: PricedOffer
  code: string
  className: string
  isBrief: boolean
  /** Shown while the price is loading, and if the coupon does not change it. */
  full: ReactNode
}

/**
 * The price of the first payment term with a coupon. A refused code does not change it; the checkout explains the
 * refusal.
 */
const CouponPrice = ({
  offer,
  code,
  className,
  isBrief,
  full,
}: CouponPriceProps) => {
  const { t } = useTranslation('marketing')
  const { quote } = useQuote({
    funnelId: offer.id,
    paymentTermId: offer.terms[0]?.id ?? '',
    couponCode: code,
  })
  if (!quote || quote.couponRefusal || quote.discountCentavos === 0)
    return <>{full}</>
  return (
    <>
      <s className={`text-muted block ${isBrief ? 'text-sm' : ''}`}>
        <span className="sr-only">{t('landing.before')} </span>
        <PriceText centavos={quote.baseCentavos} />
      </s>
      <PriceText
        centavos={quote.baseCentavos - quote.discountCentavos}
        className={className}
      />
      {!isBrief && (
        <p className="text-success mt-1 text-sm font-semibold">
          {t('landing.withCode', { code: code.toUpperCase() })}
        </p>
      )}
    </>
  )
}

export default CouponPrice
