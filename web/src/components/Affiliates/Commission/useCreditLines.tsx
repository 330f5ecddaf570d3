import { useTranslation } from 'react-i18next'

import { DateText } from 'src/components/ui/text/DateText'
import type { WhyLine } from 'src/components/ui/text/Why'

type CreditFacts = {
  coupon?: string | null
  code?: string | null
  leadSince?: string | null
  leadUntil?: string | null
  linkLabel?: string | null
}

/** The facts behind the reason of a credited order, as they were on the day of the order. */
export const useCreditLines = ({
  coupon,
  code,
  leadSince,
  leadUntil,
  linkLabel,
}: CreditFacts): WhyLine[] => {
  const { t } = useTranslation('affiliates')
  return [
    ...(coupon ? [{ text: t('why.coupon'), value: coupon }] : []),
    ...(code ? [{ text: t('why.code'), value: code }] : []),
    ...(leadSince
      ? [{ text: t('why.since'), value: <DateText date={leadSince} /> }]
      : []),
    ...(leadUntil
      ? [{ text: t('why.until'), value: <DateText date={leadUntil} /> }]
      : []),
    ...(linkLabel ? [{ text: t('why.link'), value: linkLabel }] : []),
  ]
}
