import { useTranslation } from 'react-i18next'
import type { StatementLineFields } from 'types/graphql'

import { Why } from 'src/components/ui/text/Why/Why'

type Reason = { rule: string; points: number }

/** How certain a match is and why; for a failed line, the reason. */
export const Confidence = ({ line }: { line: StatementLineFields }) => {
  const { t } = useTranslation(['billing.staff', 'errors'])
  const reasons = line.reasons as Reason[]
  if (reasons.length === 0) return null
  if (line.status === 'FAILED')
    return (
      <span className="text-error text-sm">
        {t(`errors:${reasons[0].rule}` as 'errors:GENERIC')}
      </span>
    )
  return (
    <Why
      label={t('statementLine.sure', { percent: line.confidence })}
      lines={reasons.map(({ rule, points }) => ({
        text: t(`statementLine.rule.${rule as 'amount'}`),
        value: `+${points}`,
      }))}
    />
  )
}
