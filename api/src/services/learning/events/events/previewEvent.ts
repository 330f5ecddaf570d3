import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'

import { checkEvent, timingOf } from './eventInput'
import { upcomingStartsOf } from './occurrenceDates'
import { planOccurrences } from './planOccurrences'
import { splitOf } from './updateEvent'

const NEXT_SHOWN = 5
const CHANGES_SHOWN = 12

/** The effect of a save: the next dates, and the upcoming dates that would change. Writes nothing. */
export const previewEvent = (async ({ id, fromOccurrenceId, input }) => {
  checkEvent(input)
  const now = new Date()
  const before = id
    ? found(
        await db.event.findFirst({ where: { id, status: { not: 'ARCHIVED' } } })
      )
    : null
  const from = id ? await splitOf(db, id, fromOccurrenceId) : null
  const timing = {
    ...timingOf(input),
    seriesEnd: from ? null : (before?.seriesEnd ?? null),
  }
  const upcoming = await upcomingStartsOf(timing, now)
  const plan = await planOccurrences(db, {
    eventId: id ?? undefined,
    timing,
    now,
    from: from ?? undefined,
  })
  const people = [...plan.moved, ...plan.removed].reduce(
    (sum, each) => sum + each.people,
    0
  )
  return {
    startsAtLocal: timing.startsAtLocal,
    rrule: timing.rrule,
    next: upcoming.slice(0, NEXT_SHOWN),
    keptCount: plan.kept.length,
    movedCount: plan.moved.length,
    addedCount: plan.added.length,
    removedCount: plan.removed.length,
    people,
    moved: plan.moved.slice(0, CHANGES_SHOWN),
    added: plan.added.slice(0, CHANGES_SHOWN),
    removed: plan.removed.slice(0, CHANGES_SHOWN),
  }
}) satisfies QueryResolvers['previewEvent']
