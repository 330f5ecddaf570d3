import type {
  WaitingRefundsQuery,
  WaitingRefundsQueryVariables,
} from 'types/graphql'

import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

import { WaitingRefunds } from '../WaitingRefunds'

export const QUERY: TypedDocumentNode<
  WaitingRefundsQuery,
  WaitingRefundsQueryVariables
> = gql`
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
      createdAt
    }
  }
`

// There are seldom any, so that nothing is shown while they load.
export const Loading = () => null
export const Empty = () => null
export const Failure = CellFailure
export const Success = ({
  waitingRefunds,
}: CellSuccessProps<WaitingRefundsQuery>) => (
  <WaitingRefunds refunds={waitingRefunds} />
)
