import type { WaitingDeletionsQuery } from 'types/graphql'

import { WaitingDeletions } from 'src/components/Accounts/staff/Archive/WaitingDeletions'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'

export const QUERY: Doc<'WaitingDeletionsQuery'> = gql`
  query WaitingDeletionsQuery {
    waitingDeletions {
      rows {
        id
        userId
        name
        email
        text
        isArchived
        createdAt
      }
      hasMore
    }
  }
`

export const isEmpty = ({ waitingDeletions }: WaitingDeletionsQuery) =>
  waitingDeletions.rows.length === 0
export const Loading = () => <SkeletonLines lines={2} />
export const Empty = () => null
export const Failure = CellFailure
export const Success = ({
  waitingDeletions,
}: PropsOf<'WaitingDeletionsQuery'>) => (
  <WaitingDeletions {...waitingDeletions} />
)
