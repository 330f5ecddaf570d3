import type { MyPayoutAccountQuery } from 'types/graphql'

import { CommissionTotals } from 'src/components/Affiliates/Commission/CommissionTotals'
import { PayoutAccount } from 'src/components/Affiliates/Payout/PayoutAccount'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'MyPayoutAccountQuery'> = gql`
  query MyPayoutAccountQuery {
    myPayoutAccount {
      ...PayoutAccountFields
    }
    myCommissionTotals {
      ...CommissionTotalsFields
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'MyPayoutAccountQuery'>>
export const isEmpty = () => false
export const Loading = RowsLoading
export const Failure = CellFailure
export const Success = ({
  myPayoutAccount,
  myCommissionTotals,
}: MyPayoutAccountQuery) => (
  <>
    <CommissionTotals totals={myCommissionTotals} />
    <PayoutAccount account={myPayoutAccount ?? null} />
  </>
)
