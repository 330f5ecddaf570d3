import { siteUrl } from 'src/emails/layout'
import { textIn, type Lang } from 'src/shared/language'
import { wallTimeOf } from 'src/shared/learning/zoneTime'

import type { DatedEvent } from '../myEvents/loadMyEvents'

const names: Record<Lang, string> = {
  en: 'Sulong events',
  fil: 'Mga event sa Sulong',
}

/**
 * Dates as a calendar app reads them: each by itself and in UTC, so that a moved date, a change of clocks or an app that
 * reads rules in its own way makes none wrong. The link to join is not in it. The library is loaded by who asks.
 */
export const calendarText = async (dates: DatedEvent[], lang: Lang) => {
  const { default: ical, ICalEventStatus } = await import('ical-generator')
  const calendar = ical({
    name: names[lang],
    prodId: { company: 'Sulong', product: 'Events', language: lang },
    // Apps ask again after so long.
    ttl: 3600,
  })
  for (const { date, ...event } of dates) {
    const start = new Date(date.startsAt)
    const end = new Date(date.endsAt)
    // A whole day is a date of the event's zone, and no instant.
    const dayOf = (instant: Date) => wallTimeOf(instant, event.tz).slice(0, 10)
    const url = siteUrl(`/events/my-events/${event.id}?on=${date.id}`)
    calendar.createEvent({
      id: `occurrence-${date.id}@sulong`,
      summary: textIn(event, 'title', lang) as string,
      description: url,
      url,
      location: event.venue || null,
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
  return calendar.toString()
}
