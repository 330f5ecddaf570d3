import { useTranslation } from 'react-i18next'
import type { CommissionLineFields } from 'types/graphql'

import { DateText } from 'src/components/ui/text/DateText/DateText'
import { PesoText } from 'src/components/ui/text/PesoText/PesoText'
import { Why, type WhyLine } from 'src/components/ui/text/Why/Why'

import { useRuleText } from './RuleText'

type Line = { line: CommissionLineFields }

const useCreditLines = ({ line }: Line): WhyLine[] => {
  const { t } = useTranslation('affiliates')
  const { attribution, coupon, code, leadSince, leadUntil, linkLabel } = line
  if (!attribution) return []
  return [
    { text: t(`why.${attribution}`) },
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

/** "Why this commission?": why the order is the affiliate's, what was paid, the rule, and what the order has earned. */
export const WhyCommission = ({ line }: Line) => {
  const { t } = useTranslation('affiliates')
  const ruleText = useRuleText()
  const credit = useCreditLines({ line })
  const { kind, status, reason, decision, baseCentavos, rule } = line
  const { approvedCentavos, entitledCentavos } = line
  const money = (
    key: 'paid' | 'takenBack' | 'approved' | 'entitled',
    centavos: number
  ) => ({
    text: t(`why.${key}`),
    value: <PesoText centavos={Math.abs(centavos)} />,
  })
  const lines: WhyLine[] = [
    ...(kind === 'ADJUSTMENT' ? [{ text: reason }] : []),
    ...(kind === 'DECISION' ? [{ text: t('why.decision') }] : []),
    ...(status === 'HELD' ? [{ text: t('why.held') }] : []),
    ...(decision ? [{ text: t('why.note'), value: decision }] : []),
    ...credit,
    ...(baseCentavos === 0
      ? []
      : [money(baseCentavos > 0 ? 'paid' : 'takenBack', baseCentavos)]),
    ...(rule ? [{ text: ruleText(rule) }] : []),
    ...(approvedCentavos == null ? [] : [money('approved', approvedCentavos)]),
    ...(entitledCentavos == null ? [] : [money('entitled', entitledCentavos)]),
  ]
  return <Why label={t('why.ask')} lines={lines} />
}
