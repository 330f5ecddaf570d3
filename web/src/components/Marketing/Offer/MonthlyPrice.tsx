import { useTranslation } from 'react-i18next'
import type { OfferFields } from 'types/graphql'

import { useCarriedCodes } from './useCarriedCodes'

import { formatPeso } from '$api/src/shared/money'

type MonthlyPriceProps = {
  offer: Pick<OfferFields, 'priceCentavos' | 'monthlyCentavos' | 'terms'>
  className?: string
}

/**
 * "or from ₱1,166.34 a month" under a price. Without equal months, or with a coupon, which changes them, it says only
 * that there are instalments.
 */
export const MonthlyPrice = ({
  offer: { priceCentavos, monthlyCentavos, terms },
  className = '',
}: MonthlyPriceProps) => {
  const { t } = useTranslation('marketing')
  const { coupon } = useCarriedCodes()
  const hasPlans =
    priceCentavos > 0 && terms.some(({ payments }) => payments > 1)
  if (!hasPlans) return null
  return (
    <p className={`text-muted ${className}`}>
      {monthlyCentavos && !coupon
        ? t('offer.monthly', { amount: formatPeso(monthlyCentavos) })
        : t('offer.inInstalments')}
    </p>
  )
}
