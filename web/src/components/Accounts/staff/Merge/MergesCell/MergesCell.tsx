import { Merges } from 'src/components/Accounts/staff/Merge/Merges'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'UserMergesQuery'> = gql`
  query UserMergesQuery {
    userMerges {
      id
      survivor {
        id
        name
        email
      }
      merged {
        id
        name
        email
      }
      reason
      status
      createdAt
      mergedByName
      undoUntil
      undoneAt
      undoneByName
      stayed {
        table
        count
      }
      mayUndo
    }
  }
`

export const isEmpty = () => false
export const beforeQuery = freshQuery<VariablesOf<'UserMergesQuery'>>
export const Loading = () => <SkeletonLines lines={3} />
export const Failure = CellFailure
export const Success = ({ userMerges }: PropsOf<'UserMergesQuery'>) => (
  <Merges merges={userMerges} />
)
