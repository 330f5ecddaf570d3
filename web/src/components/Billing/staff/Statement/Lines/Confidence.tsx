import { useTranslation } from 'react-i18next'
import type { StatementLineFields } from 'types/graphql'

import { Why } from 'src/components/ui/text/Why'

type Reason = { rule: string; points: number }

/** Why a person has to look a transfer up: whether it came, went back or was there before, or its reference. */
const WARNINGS = [
  'STATEMENT_QUESTION',
  'STATEMENT_ROUNDED',
  'STATEMENT_REPEATED',
  'STATEMENT_WENT_BACK',
]

/** How certain a match is and why; for a failed line or a doubtful one, also the reason. */
export const Confidence = ({ line }: { line: StatementLineFields }) => {
  const { t } = useTranslation(['billing.staff', 'errors'])
  const reasons = line.reasons as Reason[]
  const isFailed = line.status === 'FAILED'
  const told = isFailed
    ? reasons.slice(0, 1)
    : reasons.filter(({ rule }) => WARNINGS.includes(rule))
  const points =
    isFailed || line.status === 'UNDONE'
      ? []
      : reasons.filter(({ rule }) => !WARNINGS.includes(rule))
  return (
    <>
      {told.map(({ rule }) => (
        <span
          key={rule}
          className={`text-sm ${isFailed ? 'text-error' : 'text-warning'}`}
        >
          {t(`errors:${rule}` as 'errors:GENERIC')}
        </span>
      ))}
      {points.length > 0 && (
        <Why
          label={t('statementLine.sure', { percent: line.confidence })}
          lines={points.map((reason) => ({
            text: t(`statementLine.rule.${reason.rule as 'amount'}`),
            value: `+${reason.points}`,
          }))}
        />
      )}
    </>
  )
}
