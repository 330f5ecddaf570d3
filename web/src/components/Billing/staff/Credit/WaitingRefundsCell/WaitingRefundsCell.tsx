import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

import { WaitingRefunds } from '../WaitingRefunds'

export const QUERY: Doc<'WaitingRefundsQuery'> = gql`
  query WaitingRefundsQuery($userId: Int) {
    waitingRefunds(userId: $userId) {
      id
      userId
      memberName
      amountCentavos
      fromCreditCentavos
      platform
      referenceNo
      reason
      approverName
      isOwn
      requestId
      bills
      createdAt
    }
  }
`

// There are seldom any, so that nothing is shown while they load.
export const Loading = () => null
export const Empty = () => null
export const Failure = CellFailure
export const Success = ({ waitingRefunds }: PropsOf<'WaitingRefundsQuery'>) => (
  <WaitingRefunds refunds={waitingRefunds} />
)
