import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { EventMonth } from 'src/components/Learning/Events/EventMonth/EventMonth'
import { monthQuery } from 'src/components/Learning/Events/EventMonth/monthQuery'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'EventCalendarQuery'> = gql`
  query EventCalendarQuery($from: String!, $to: String!) {
    eventCalendar(from: $from, to: $to) {
      id
      eventId
      eventTitle
      eventStatus
      tz
      allDay
      startsAt
      status
    }
  }
`

export const beforeQuery = monthQuery
// A month without events still renders the calendar.
export const isEmpty = () => false
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  eventCalendar,
  month,
}: PropsOf<'EventCalendarQuery'> & {
  month: string
}) => {
  const { t } = useTranslation('learning.events')
  return (
    <EventMonth
      month={month}
      dates={eventCalendar.map((date) => ({
        ...date,
        title: date.eventTitle,
        isOn: date.status === 'SCHEDULED' && date.eventStatus !== 'CANCELLED',
        note:
          date.eventStatus === 'DRAFT'
            ? t('event.choices.status.DRAFT')
            : undefined,
        to: routes.event({ id: date.eventId }),
      }))}
    />
  )
}
