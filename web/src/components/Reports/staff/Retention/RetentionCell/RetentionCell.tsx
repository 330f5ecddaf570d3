import { useTranslation } from 'react-i18next'

import { AsOf } from 'src/components/Reports/staff/figures/AsOf'
import { ReportFigure } from 'src/components/Reports/staff/figures/ReportFigure'
import { ReportTable } from 'src/components/Reports/staff/figures/ReportTable'
import {
  cohortColumns,
  type Cohort,
  rateText,
} from 'src/components/Reports/staff/Retention/cohortColumns'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { tableQuery } from 'src/lib/data/cellQueries'

import { GRACE_DAYS } from '$api/src/shared/constants'

export const QUERY: Doc<'RetentionQuery'> = gql`
  fragment CohortFields on RetentionCohort {
    from
    to
    due
    early
    grace
    late
    waiting
    lapsed
    left
    rateBasisPoints
  }

  query RetentionQuery($from: String, $to: String) {
    retentionReport(from: $from, to: $to) {
      asOf
      total {
        ...CohortFields
      }
      cohorts {
        ...CohortFields
      }
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'RetentionQuery'>>
export const Loading = TableLoading
export const Failure = CellFailure

export const Success = ({
  retentionReport: { total, cohorts, asOf },
}: PropsOf<'RetentionQuery'>) => {
  const { t } = useTranslation('reports')
  return (
    <div className="space-y-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <ReportFigure
          label={t('retention.rate')}
          value={rateText(total.rateBasisPoints)}
          definition={t('retention.rateDefinition')}
        />
        <ReportFigure
          label={t('retention.due')}
          value={total.due.toLocaleString('en-PH')}
          definition={t('retention.dueDefinition', { grace: GRACE_DAYS })}
        />
      </div>
      <ReportTable
        entity="reports.cohort"
        columns={cohortColumns}
        rows={cohorts.filter(({ due }: Cohort) => due > 0)}
        primaryKey="from"
        statePrefix="cohorts"
        isWhole
      />
      <AsOf at={asOf} />
    </div>
  )
}
