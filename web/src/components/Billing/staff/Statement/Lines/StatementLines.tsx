import { useState } from 'react'

import { CheckCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StatementImportFields, StatementLineFields } from 'types/graphql'

import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'

import { LineActions } from './LineActions'
import { lineColumns } from './lineColumns'
import { MatchLineDialog } from './MatchLineDialog'
import { useStatementDecisions } from './useStatementDecisions'

import { formatPeso } from '$api/src/shared/money'

type StatementLinesProps = {
  /** One page of the lines. */
  lines: { rows: StatementLineFields[]; total: number }
  updating?: boolean
  importId: number
  isUsable: boolean
  counts: StatementImportFields['counts']
}

/**
 * The lines of a file with their matches. Staff can approve several lines at once, and find the bills of a single line
 * themselves.
 */
export const StatementLines = ({
  lines: { rows, total },
  updating,
  importId,
  isUsable,
  counts,
}: StatementLinesProps) => {
  const { t } = useTranslation('billing.staff')
  const [matched, setMatched] = useState<StatementLineFields>()
  const { approve } = useStatementDecisions({ id: importId })
  const filters = counts.map(({ status, lines, sumCentavos }) => ({
    value: status,
    label: t('reconcile.counted', {
      status: t(`statementLine.choices.status.${status}`),
      lines,
      amount: formatPeso(Number(sumCentavos)),
    }),
  }))

  return (
    <>
      <ResourceTable
        entity="billing.staff.statementLine"
        columns={lineColumns}
        rows={rows}
        total={total}
        updating={updating}
        primaryKey="id"
        filters={filters}
        actions={
          isUsable
            ? (line) => <LineActions line={line} onMatch={setMatched} />
            : undefined
        }
        batchActions={
          isUsable
            ? [
                {
                  label: t('reconcile.approve'),
                  icon: CheckCheck,
                  onRun: (chosen: StatementLineFields[]) =>
                    void approve(chosen),
                },
              ]
            : []
        }
        empty={<EmptyState drawing="bills" title={t('reconcile.noLines')} />}
      />
      {matched && (
        <MatchLineDialog line={matched} onClose={() => setMatched(undefined)} />
      )}
    </>
  )
}
