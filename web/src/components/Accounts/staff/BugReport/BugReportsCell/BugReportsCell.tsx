import { routes } from '@redwoodjs/router'

import {
  columns,
  filters,
} from 'src/components/Accounts/staff/BugReport/bugReport'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'BugReportsPageQuery'> = gql`
  query BugReportsPageQuery(
    $page: Int
    $perPage: Int
    $sort: BugReportsSort
    $q: String
    $filter: BugReportStatus
  ) {
    bugReportsPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...BugReportFields
      }
      total
    }
  }
`

const list = { columns, filters }

export const beforeQuery = listQuery<VariablesOf<'BugReportsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  bugReportsPage,
  updating,
}: Pick<PropsOf<'BugReportsPageQuery'>, 'bugReportsPage' | 'updating'>) => (
  <ResourceList
    entity="accounts.staff.bugReport"
    query={QUERY}
    page={bugReportsPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.bugReportDetails({ id })}
  />
)
