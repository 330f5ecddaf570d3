import { FunnelResults } from 'src/components/Marketing/staff/Funnel/FunnelResults/FunnelResults'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'FunnelResultsQuery'> = gql`
  query FunnelResultsQuery($id: String!, $days: Int) {
    funnelResults(id: $id, days: $days) {
      id
      days
      from
      to
      visitors
      orders
      conversion
      revenueCentavos
      byDay {
        day
        visitors
        orders
      }
    }
  }
`

export const beforeQuery = (variables: VariablesOf<'FunnelResultsQuery'>) => ({
  variables,
  fetchPolicy: 'network-only' as const,
  context: { keepRows: true },
})
export const Loading = DetailsLoading
export const Failure = CellFailure
export const Success = ({ funnelResults }: PropsOf<'FunnelResultsQuery'>) => (
  <FunnelResults results={funnelResults} />
)
