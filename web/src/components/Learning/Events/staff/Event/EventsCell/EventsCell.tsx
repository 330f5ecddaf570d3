import { routes } from '@redwoodjs/router'

import {
  columns,
  filters,
} from 'src/components/Learning/Events/staff/Event/event'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { ResourceList } from 'src/components/ui/resource/ResourceList/ResourceList'
import { listQuery } from 'src/hooks/resource/listQuery'

export const QUERY: Doc<'EventsPageQuery'> = gql`
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

const list = { columns, filters, lineBefore: 'archived' }

export const beforeQuery = listQuery<VariablesOf<'EventsPageQuery'>>(list)
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  eventsPage,
  updating,
}: Pick<PropsOf<'EventsPageQuery'>, 'eventsPage' | 'updating'>) => (
  <ResourceList
    entity="learning.events.event"
    query={QUERY}
    page={eventsPage}
    updating={updating}
    {...list}
    rowLink={({ id }) => routes.event({ id })}
  />
)
