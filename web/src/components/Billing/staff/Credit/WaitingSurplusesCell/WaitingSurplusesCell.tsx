import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

import { WaitingSurpluses } from '../WaitingSurpluses'

export const QUERY: Doc<'WaitingSurplusesQuery'> = gql`
  query WaitingSurplusesQuery($userId: Int) {
    waitingSurpluses(userId: $userId) {
      id
      userId
      memberName
      totalCentavos
      platform
      referenceNo
      paidOn
      proofId
      approverName
      isOwn
    }
  }
`

// There are seldom any, so that nothing is shown while they load.
export const Loading = () => null
export const Empty = () => null
export const Failure = CellFailure
export const Success = ({
  waitingSurpluses,
}: PropsOf<'WaitingSurplusesQuery'>) => (
  <WaitingSurpluses surpluses={waitingSurpluses} />
)
