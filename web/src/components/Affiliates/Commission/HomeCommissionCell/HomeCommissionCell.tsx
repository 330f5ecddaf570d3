import { CommissionTotals } from 'src/components/Affiliates/Commission/CommissionTotals'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'HomeCommissionQuery'> = gql`
  query HomeCommissionQuery {
    myCommissionTotals {
      ...CommissionTotalsFields
    }
  }
`

export const isEmpty = () => false
export const Loading = DetailsLoading
export const Failure = CellFailure
export const Success = ({
  myCommissionTotals,
}: PropsOf<'HomeCommissionQuery'>) => (
  <CommissionTotals totals={myCommissionTotals} />
)
