import { routes } from '@redwoodjs/router'

import {
  columns,
  filters,
} from 'src/components/Accounts/staff/OutboxEmail/outboxEmail'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'OutboxEmailsPageQuery'> = gql`
  query OutboxEmailsPageQuery(
    $page: Int
    $perPage: Int
    $sort: OutboxEmailsSort
    $q: String
    $filter: OutboxStatus
  ) {
    outboxEmailsPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...OutboxEmailFields
      }
      total
      isTotalCapped
    }
  }
`

const list = { columns, filters }

export const beforeQuery = listQuery<VariablesOf<'OutboxEmailsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  outboxEmailsPage,
  updating,
}: Pick<PropsOf<'OutboxEmailsPageQuery'>, 'outboxEmailsPage' | 'updating'>) => (
  <ResourceList
    entity="accounts.staff.outboxEmail"
    query={QUERY}
    page={outboxEmailsPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.outboxEmail({ id })}
  />
)
