import { useTranslation } from 'react-i18next'
import type { OfferFields } from 'types/graphql'

import { isDueNow } from './isDueNow'

import { formatPeso } from '$api/src/shared/money'

type PaymentsTextProps = Pick<
  OfferFields['terms'][number],
  'payments' | 'firstCentavos' | 'firstDay' | 'nextCentavos'
>

/** "₱1,999.68 today, then ₱1,999.66 × 2": what a payment term asks for, and when it begins. */
export const PaymentsText = ({
  payments,
  firstCentavos,
  firstDay,
  nextCentavos,
}: PaymentsTextProps) => {
  const { t } = useTranslation('marketing')
  const isToday = !firstDay || isDueNow(firstDay)
  const first = t(isToday ? 'checkout.today' : 'checkout.first', {
    amount: formatPeso(firstCentavos),
  })
  if (payments < 2) return <>{first}</>
  const later = payments - 1
  if (nextCentavos == null)
    return (
      <>
        {first}, {t('checkout.thenMore', { count: later })}
      </>
    )
  const amount = formatPeso(nextCentavos)
  return (
    <>
      {first},{' '}
      {later === 1
        ? t('checkout.thenOnce', { amount })
        : t('checkout.then', { amount, count: later })}
    </>
  )
}
