import { currentUser } from 'src/lib/auth'
import { AppError } from 'src/lib/errors'
import { viewerLang } from 'src/lib/translations'
import { loadMyDates } from 'src/services/learning/events/myEvents/loadMyEvents'

import { calendarText } from './calendarText'

const DAY_MS = 86_400_000

/** An event's upcoming dates, or one date, as a calendar file. @throws NOT_FOUND if the viewer may not see it */
export const eventCalendarFile = async (
  eventId: number,
  occurrenceId: number | null,
  now = new Date()
) => {
  const dates = await loadMyDates(currentUser().id, {
    from: new Date(now.getTime() - (occurrenceId ? 366 : 14) * DAY_MS),
    to: new Date(now.getTime() + 732 * DAY_MS),
    eventId,
  })
  const wanted = occurrenceId
    ? dates.filter(({ date }) => date.id === occurrenceId)
    : dates
  if (wanted.length === 0) throw new AppError('NOT_FOUND')
  return calendarText(wanted, viewerLang())
}
