import { useTranslation } from 'react-i18next'
import type { EventDatesQuery } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { tableQuery } from 'src/lib/data/cellQueries'

import { EventDate } from './EventDate'

import 'src/components/Learning/Events/staff/Event/occurrence'

export const QUERY: Doc<'EventDatesQuery'> = gql`
  query EventDatesQuery(
    $eventId: Int!
    $filter: EventOccurrencesFilter
    $perPage: Int
  ) {
    eventOccurrencesPage(
      eventId: $eventId
      filter: $filter
      perPage: $perPage
    ) {
      rows {
        ...OccurrenceFields
      }
      total
    }
  }
`

type Shown = {
  mayEdit: boolean
  isSeries: boolean
  hostIds: number[]
  onMore: () => void
}

// The query takes these variables only; the other props are for the list.
export const beforeQuery = ({
  eventId,
  filter,
  perPage,
}: VariablesOf<'EventDatesQuery'> & Shown) =>
  tableQuery<VariablesOf<'EventDatesQuery'>>({ eventId, filter, perPage })

export const isEmpty = ({ eventOccurrencesPage }: EventDatesQuery) =>
  eventOccurrencesPage.rows.length === 0

export const Loading = RowsLoading
export const Failure = CellFailure

export const Empty = ({
  filter,
}: Pick<VariablesOf<'EventDatesQuery'>, 'filter'>) => {
  const { t } = useTranslation('learning.events')
  return (
    <EmptyState
      title={t(filter === 'PAST' ? 'desk.nonePast' : 'desk.noneUpcoming')}
    />
  )
}

export const Success = ({
  eventOccurrencesPage: { rows, total },
  onMore,
  ...shown
}: PropsOf<'EventDatesQuery'> & Shown) => {
  const { t } = useTranslation('learning.events')
  return (
    <>
      <ul className="divide-base-300 divide-y">
        {rows.map((row) => (
          <li key={row.id} className="px-4 py-3 sm:px-6">
            <EventDate date={row} {...shown} />
          </li>
        ))}
      </ul>
      {rows.length < total && rows.length < 100 && (
        <div className="border-base-300 border-t p-3 text-center">
          <Button look="ghost" size="sm" onClick={onMore}>
            {t('desk.more', { shown: rows.length, total })}
          </Button>
        </div>
      )}
    </>
  )
}
