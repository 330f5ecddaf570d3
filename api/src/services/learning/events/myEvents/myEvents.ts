import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { windowOf } from 'src/lib/database/paging'
import { local } from 'src/lib/translations'
import { monthSpan } from 'src/services/learning/events/eventOccurrences/monthSpan'

import { asChosenDate, asMyDate, asMyEvent } from './asMyEvent'
import { loadMyEvent } from './loadMyEvent'
import { loadMyDates, loadMyEvents, loadMyNextEvent } from './loadMyEvents'

/** A page of the member's events, by the filters of spec section 4: all, incoming, past. */
export const myEvents = (async ({ filter, ...place }) => {
  const { rows, total } = await loadMyEvents(currentUser().id, {
    filter: filter ?? 'ALL',
    ...windowOf(place),
  })
  return {
    rows: rows.map(({ next, last, ...event }) => ({
      ...asMyEvent(event),
      next: next && asMyDate(next),
      last: last && asMyDate(last),
    })),
    total,
  }
}) satisfies QueryResolvers['myEvents']

export const myEventCalendar = (async ({ from, to }) => {
  const rows = await loadMyDates(currentUser().id, monthSpan(from, to))
  return rows.map(({ date, ...event }) => ({
    ...asMyDate(date),
    eventId: event.id,
    title: local(event, 'title'),
    tz: event.tz,
    allDay: event.allDay,
  }))
}) satisfies QueryResolvers['myEventCalendar']

export const myEvent = (async ({ id, occurrenceId }) => {
  const row = await loadMyEvent(currentUser().id, id, occurrenceId ?? null)
  if (!row) return null
  const { hosts, dates, chosen, task } = row
  return {
    ...asMyEvent(row),
    description: local(row, 'description'),
    hosts,
    dates: dates.map(asMyDate),
    chosen: chosen && asChosenDate(row, chosen),
    task: task && {
      title: local(task, 'title'),
      points: task.points,
      isDone: task.isDone,
      isOwnStage: task.isOwnStage,
    },
  }
}) satisfies QueryResolvers['myEvent']

export const myNextEvent = (async () => {
  const row = await loadMyNextEvent(currentUser().id)
  return (
    row && {
      ...asMyEvent(row),
      hasLink: row.hasLink,
      date: asMyDate(row.date),
    }
  )
}) satisfies QueryResolvers['myNextEvent']
