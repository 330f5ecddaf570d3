import type { PayoutBatchQuery } from 'types/graphql'

import 'src/components/Affiliates/Payout/payout'
import { PayoutBatchView } from 'src/components/Affiliates/staff/Payout/PayoutBatchView'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'PayoutBatchQuery'> = gql`
  query PayoutBatchQuery($id: Int!) {
    payoutBatch(id: $id) {
      ...PayoutBatchFields
      payouts {
        ...PayoutFields
      }
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'PayoutBatchQuery'>>
export const isEmpty = ({ payoutBatch }: PayoutBatchQuery) => !payoutBatch
export const Loading = RowsLoading
export const Empty = NotFound
export const Failure = CellFailure
export const Success = ({ payoutBatch }: PropsOf<'PayoutBatchQuery'>) =>
  payoutBatch ? <PayoutBatchView batch={payoutBatch} /> : null
