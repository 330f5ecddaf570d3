import { currentUser } from 'src/lib/auth'
import { AppError } from 'src/lib/errors'
import { earlier, later } from 'src/lib/instants'
import { viewerLang } from 'src/lib/translations'
import { loadMyDates } from 'src/services/learning/events/myEvents/loadMyEvents'

import { calendarText } from './calendarText'

/** An event's upcoming dates, or one date, as a calendar file. @throws NOT_FOUND if the viewer may not see it */
export const eventCalendarFile = async (
  eventId: number,
  occurrenceId: number | null,
  now = new Date()
) => {
  const dates = await loadMyDates(currentUser().id, {
    from: earlier(now, occurrenceId ? 366 : 14, 'day'),
    to: later(now, 732, 'day'),
    eventId,
  })
  const wanted = occurrenceId
    ? dates.filter(({ date }) => date.id === occurrenceId)
    : dates
  if (wanted.length === 0) throw new AppError('NOT_FOUND')
  return calendarText(wanted, viewerLang())
}
