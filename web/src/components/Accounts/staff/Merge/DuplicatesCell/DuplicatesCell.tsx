import { Duplicates } from 'src/components/Accounts/staff/Merge/Duplicates'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'DuplicateUsersQuery'> = gql`
  query DuplicateUsersQuery($before: Int) {
    duplicateUsers(before: $before) {
      rows {
        later {
          id
          name
          email
          tribeId
          createdAt
        }
        earlier {
          id
          name
          email
          tribeId
          createdAt
        }
        reasons
      }
      next
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'DuplicateUsersQuery'>>
export const Loading = () => <SkeletonLines lines={4} />
export const Failure = CellFailure
export const Success = ({
  duplicateUsers,
  before,
}: PropsOf<'DuplicateUsersQuery'> & { before?: number }) => (
  <Duplicates {...duplicateUsers} isNewest={!before} />
)
