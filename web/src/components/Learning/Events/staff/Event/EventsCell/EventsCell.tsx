import type { EventsPageQuery, EventsPageQueryVariables } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import type { CellSuccessProps, TypedDocumentNode } from '@redwoodjs/web'

import {
  columns,
  filters,
} from 'src/components/Learning/Events/staff/Event/event'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { tableQuery } from 'src/lib/data/cellQueries'

export const QUERY: TypedDocumentNode<
  EventsPageQuery,
  EventsPageQueryVariables
> = gql`
  query EventsPageQuery(
    $page: Int
    $perPage: Int
    $sort: EventsSort
    $q: String
    $filter: EventsFilter
  ) {
    eventsPage(
      page: $page
      perPage: $perPage
      sort: $sort
      q: $q
      filter: $filter
    ) {
      rows {
        ...EventRowFields
      }
      total
    }
  }
`

export const beforeQuery = tableQuery<EventsPageQueryVariables>
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  eventsPage,
  updating,
}: Pick<CellSuccessProps<EventsPageQuery>, 'eventsPage' | 'updating'>) => (
  <ResourceList
    entity="learning.events.event"
    query={QUERY}
    page={eventsPage}
    updating={updating}
    columns={columns}
    filters={filters}
    rowLink={({ id }) => routes.event({ id })}
  />
)
