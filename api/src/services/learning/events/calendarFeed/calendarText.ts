import { siteUrl } from 'src/emails/layout'
import type { DatedEvent } from 'src/services/learning/events/myEvents/loadMyEvents'
import { wallTimeOf } from 'src/shared/learning/events/zoneTime'
import { textIn, type Lang } from 'src/shared/text/language'

import { folded } from './foldLines'

const names: Record<Lang, string> = {
  en: 'Sulong events',
  fil: 'Mga event sa Sulong',
}

/**
 * The dates as iCalendar text. Each date is an entry of its own, in UTC, so that a moved date, daylight saving or an
 * app's reading of recurrence rules cannot make a date wrong. The link to join is not included. The library is loaded
 * on demand.
 */
export const calendarText = async (dates: DatedEvent[], lang: Lang) => {
  const { default: ical, ICalEventStatus } = await import('ical-generator')
  const calendar = ical({
    name: names[lang],
    prodId: { company: 'Sulong', product: 'Events', language: lang },
    // Apps refresh after this many seconds.
    ttl: 3600,
  })
  for (const { date, ...event } of dates) {
    const start = new Date(date.startsAt)
    const end = new Date(date.endsAt)
    // A whole-day event has a date in the event's zone, not an instant.
    const dayOf = (instant: Date) => wallTimeOf(instant, event.tz).slice(0, 10)
    const url = siteUrl(`/events/my-events/${event.id}?on=${date.id}`)
    calendar.createEvent({
      sequence: date.sequence,
      id: `occurrence-${date.id}@sulong`,
      summary: textIn(event, 'title', lang) as string,
      description: url,
      url,
      // Online, the place is the page with the button to join.
      location: event.venue || url,
      status: date.isOn ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      ...(event.allDay
        ? {
            allDay: true,
            start: new Date(`${dayOf(start)}T00:00:00.000Z`),
            end: new Date(`${dayOf(end)}T00:00:00.000Z`),
            timezone: 'UTC',
          }
        : { start, end }),
    })
  }
  return folded(calendar.toString())
}
