import { CollectionDrill } from 'src/components/Reports/staff/Collections/CollectionDrill'
import { CollectionFigures } from 'src/components/Reports/staff/Collections/CollectionFigures'
import { CollectionLines } from 'src/components/Reports/staff/Collections/CollectionLines'
import { CollectionSteps } from 'src/components/Reports/staff/Collections/CollectionSteps'
import { AsOf } from 'src/components/Reports/staff/figures/AsOf'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'CollectionReportQuery'> = gql`
  query CollectionReportQuery(
    $period: ReportPeriod!
    $from: String!
    $to: String
    $group: CollectionGroup
  ) {
    collectionReport(period: $period, from: $from, to: $to, group: $group) {
      from
      to
      beforeFrom
      beforeTo
      group
      step
      payments
      totalCentavos
      beforePayments
      beforeCentavos
      asOf
      lines {
        key
        name
        payments
        amountCentavos
        beforePayments
        beforeCentavos
      }
      steps {
        from
        to
        payments
        amountCentavos
      }
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'CollectionReportQuery'>>
export const Loading = TableLoading
export const Failure = CellFailure

export const Success = ({
  collectionReport,
  updating,
}: PropsOf<'CollectionReportQuery'>) => (
  <div className="space-y-4" aria-busy={updating || undefined}>
    <CollectionFigures report={collectionReport} />
    <CollectionSteps report={collectionReport} />
    <CollectionLines report={collectionReport} />
    <AsOf at={collectionReport.asOf} />
    <CollectionDrill report={collectionReport} />
  </div>
)
