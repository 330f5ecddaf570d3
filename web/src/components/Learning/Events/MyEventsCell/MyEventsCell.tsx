import { useTranslation } from 'react-i18next'
import type { MyEventsQuery } from 'types/graphql'

import { navigate, routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Pagination } from 'src/components/ui/resource/Pagination/Pagination'
import { tableQuery } from 'src/lib/data/cellQueries'

import { MyEventCard } from './MyEventCard'

import { PAGE_ROWS } from '$api/src/shared/constants'
import { wordOf } from '$api/src/shared/text/enumWords'

/** The filter's values of spec section 4, as they appear in the URL. */
const eventFilters = ['all', 'incoming', 'past'] as const

export const QUERY: Doc<'MyEventsQuery'> = gql`
  query MyEventsQuery($filter: MyEventsFilter, $page: Int) {
    myEvents(filter: $filter, page: $page) {
      rows {
        id
        title
        kind
        tz
        allDay
        rrule
        startsAtLocal
        locationKind
        venue
        rsvp
        isOn
        isFull
        next {
          id
          startsAt
          endsAt
          isOn
          answer
          hasAttended
        }
        last {
          id
          startsAt
          endsAt
          isOn
          answer
          hasAttended
        }
      }
      total
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'MyEventsQuery'>>
export const isEmpty = ({ myEvents }: MyEventsQuery) =>
  myEvents.rows.length === 0
export const Loading = RowsLoading
export const Failure = CellFailure

export const Empty = ({
  filter,
}: Pick<VariablesOf<'MyEventsQuery'>, 'filter'>) => {
  const { t } = useTranslation('learning.events')
  const name = wordOf(eventFilters, filter) ?? 'all'
  return (
    <div className="panel">
      <EmptyState
        title={t(`mine.empty.${name}`)}
        text={t(`mine.emptyHelp.${name}`)}
        action={
          name !== 'all' && (
            <LinkButton to={routes.viewEvents()} look="primary">
              {t('mine.showAll')}
            </LinkButton>
          )
        }
      />
    </div>
  )
}

export const Success = ({
  myEvents: { rows, total },
  filter,
  page,
  updating,
}: PropsOf<'MyEventsQuery'>) => (
  <>
    <ul aria-busy={updating} className="grid gap-3 lg:grid-cols-2">
      {rows.map((event) => (
        <li key={event.id} className="grid">
          <MyEventCard event={event} isPast={filter === 'PAST'} />
        </li>
      ))}
    </ul>
    <div className="mt-4">
      <Pagination
        page={page ?? 1}
        perPage={PAGE_ROWS}
        total={total}
        onPage={(to) =>
          navigate(
            routes.viewEvents({
              ...(filter &&
                filter !== 'ALL' && { filter: wordOf(eventFilters, filter) }),
              page: to,
            })
          )
        }
      />
    </div>
  </>
)
