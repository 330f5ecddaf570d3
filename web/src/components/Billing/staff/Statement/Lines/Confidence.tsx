import { useTranslation } from 'react-i18next'
import type { StatementLineFields } from 'types/graphql'

import { Why } from 'src/components/ui/text/Why/Why'

type Reason = { rule: string; points: number }

/** Of a line of which the file does not say whether its money came. */
const QUESTION = 'STATEMENT_QUESTION'

/** How certain a match is and why; for a failed line or a question, the reason. */
export const Confidence = ({ line }: { line: StatementLineFields }) => {
  const { t } = useTranslation(['billing.staff', 'errors'])
  const reasons = line.reasons as Reason[]
  if (reasons.length === 0) return null
  const isFailed = line.status === 'FAILED'
  if (isFailed || reasons[0].rule === QUESTION)
    return (
      <span className={`text-sm ${isFailed ? 'text-error' : 'text-warning'}`}>
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
