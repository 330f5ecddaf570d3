import { AsOf } from 'src/components/Reports/staff/figures/AsOf'
import { AgingFigures } from 'src/components/Reports/staff/OpenBills/AgingFigures'
import { AgingProducts } from 'src/components/Reports/staff/OpenBills/AgingProducts'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'AgingQuery'> = gql`
  query AgingQuery {
    agingReport {
      entries
      amountCentavos
      asOf
      buckets {
        key
        from
        to
        entries
        amountCentavos
      }
      products {
        productId
        name
        entries
        amountCentavos
        buckets {
          key
          from
          to
          entries
          amountCentavos
        }
      }
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'AgingQuery'>>
export const Loading = TableLoading
export const Failure = CellFailure

export const Success = ({ agingReport }: PropsOf<'AgingQuery'>) => (
  <div className="space-y-4">
    <AgingFigures report={agingReport} />
    <AgingProducts report={agingReport} />
    <AsOf at={agingReport.asOf} />
  </div>
)
