import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { EventMonth } from 'src/components/Learning/Events/EventMonth/EventMonth'
import { monthQuery } from 'src/components/Learning/Events/EventMonth/monthQuery'
import {
  CellFailure,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'MyEventCalendarQuery'> = gql`
  query MyEventCalendarQuery($from: String!, $to: String!) {
    myEventCalendar(from: $from, to: $to) {
      id
      eventId
      title
      tz
      allDay
      startsAt
      isOn
      answer
    }
  }
`

export const beforeQuery = monthQuery
export const isEmpty = () => false
export const Loading = TableLoading
export const Failure = CellFailure
export const Success = ({
  myEventCalendar,
  month,
}: PropsOf<'MyEventCalendarQuery'> & {
  month: string
}) => {
  const { t } = useTranslation('learning.events')
  return (
    <EventMonth
      month={month}
      dates={myEventCalendar.map(({ eventId, answer, ...date }) => ({
        ...date,
        // For a past date, the answer does not say whether the viewer attended.
        note:
          answer && Date.parse(date.startsAt) > Date.now()
            ? t(`answer.${answer}`)
            : undefined,
        to: routes.viewEvent({ id: eventId, on: date.id }),
      }))}
    />
  )
}
