import { useTranslation } from 'react-i18next'
import type { CommissionLineFields } from 'types/graphql'

import { PesoText } from 'src/components/ui/text/PesoText'
import { Why, type WhyLine } from 'src/components/ui/text/Why'

import { useRuleText } from './RuleText'
import { useCreditLines } from './useCreditLines'

type Line = { line: CommissionLineFields }

/** "Why this commission?": why the order is the affiliate's, what was paid, the rule, and what the order has earned. */
export const WhyCommission = ({ line }: Line) => {
  const { t } = useTranslation('affiliates')
  const ruleText = useRuleText()
  const credit = useCreditLines(line)
  const { kind, status, reason, decision, baseCentavos, rule } = line
  const { attribution } = line
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
    ...(attribution ? [{ text: t(`why.${attribution}`) }] : []),
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
