import { routes } from '@redwoodjs/router'

import {
  columns,
  filters,
} from 'src/components/Settings/staff/ChangelogEntry/changelogEntry'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'ChangelogEntriesPageQuery'> = gql`
  query ChangelogEntriesPageQuery(
    $page: Int
    $perPage: Int
    $sort: ChangelogEntriesSort
    $q: String
    $filter: ChangelogStatus
  ) {
    changelogEntriesPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...ChangelogEntryFields
      }
      total
    }
  }
`

const list = { columns, filters }

export const beforeQuery =
  listQuery<VariablesOf<'ChangelogEntriesPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  changelogEntriesPage,
  updating,
}: Pick<
  PropsOf<'ChangelogEntriesPageQuery'>,
  'changelogEntriesPage' | 'updating'
>) => (
  <ResourceList
    entity="settings.changelogEntry"
    query={QUERY}
    page={changelogEntriesPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.changelogEntry({ id })}
  />
)
