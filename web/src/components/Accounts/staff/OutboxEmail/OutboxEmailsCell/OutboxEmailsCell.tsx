import type {
  OutboxEmailsPageQuery,
  OutboxEmailsPageQueryVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import {
  columns,
  filters,
} from 'src/components/Accounts/staff/OutboxEmail/outboxEmail'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: TypedDocumentNode<
  OutboxEmailsPageQuery,
  OutboxEmailsPageQueryVariables
> = gql`
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
    }
  }
`

export const beforeQuery = tableQuery<OutboxEmailsPageQueryVariables>
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  outboxEmailsPage,
  updating,
}: Pick<
  CellSuccessProps<OutboxEmailsPageQuery>,
  'outboxEmailsPage' | 'updating'
>) => (
  <ResourceList
    entity="accounts.staff.outboxEmail"
    query={QUERY}
    page={outboxEmailsPage}
    updating={updating}
    columns={columns}
    filters={filters}
    rowLink={({ id }) => routes.outboxEmail({ id })}
  />
)
