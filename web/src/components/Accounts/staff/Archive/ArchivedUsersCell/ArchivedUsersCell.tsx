import { routes } from '@redwoodjs/router'

import { columns } from 'src/components/Accounts/staff/Archive/archivedUser'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'ArchivedUsersPageQuery'> = gql`
  query ArchivedUsersPageQuery(
    $page: Int
    $perPage: Int
    $sort: ArchivedUsersSort
    $q: String
    $filter: ArchiveReason
  ) {
    archivedUsersPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...ArchivedUserFields
      }
      total
      isTotalCapped
    }
  }
`

const list = {
  columns,
  filters: [
    'request',
    'duplicate',
    'inactive',
    'refund',
    'abuse',
    'deceased',
    'other',
  ],
}

export const beforeQuery =
  listQuery<VariablesOf<'ArchivedUsersPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  archivedUsersPage,
  updating,
}: Pick<
  PropsOf<'ArchivedUsersPageQuery'>,
  'archivedUsersPage' | 'updating'
>) => (
  <ResourceList
    entity="accounts.users.archived"
    query={QUERY}
    page={archivedUsersPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.archivedUser({ id })}
  />
)
