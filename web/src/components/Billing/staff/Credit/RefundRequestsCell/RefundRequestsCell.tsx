import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

import { RefundRequests } from '../RefundRequests'

export const QUERY: Doc<'RefundRequestsQuery'> = gql`
  query RefundRequestsQuery($userId: Int) {
    waitingRefundRequests(userId: $userId) {
      id
      userId
      memberName
      invoiceNumber
      productName
      paidCentavos
      until
      lessonsFinished
      filesDownloaded
      reason
      isBeingRefunded
      createdAt
    }
  }
`

// There are seldom any, so that nothing is shown while they load.
export const Loading = () => null
export const Empty = () => null
export const Failure = CellFailure
export const Success = ({
  waitingRefundRequests,
}: PropsOf<'RefundRequestsQuery'>) => (
  <RefundRequests requests={waitingRefundRequests} />
)
