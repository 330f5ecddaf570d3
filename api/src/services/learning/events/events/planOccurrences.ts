// The upcoming dates of an event before and after a change. The preview and the save both use this plan, so they agree.

import { bool, command, int, statement, timestamp } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import {
  occurrenceChanges,
  type KnownOccurrence,
} from 'src/shared/learning/events/occurrenceChanges'

import { endOf, upcomingStartsOf, type Timing } from './occurrenceDates'

type Row = KnownOccurrence & { startsAt: Date }

/** Dates that have begun are left alone: neither their time nor their answers change. */
const isUpcoming = ({ originalStart, startsAt }: Row, now: Date) =>
  originalStart > now && startsAt > now

type Plan = {
  /** The event, if its dates are already stored. */
  eventId?: number
  timing: Timing
  now: Date
  /** Only dates from this instant on change; earlier dates of the series stay as they are. */
  from?: Date
}

const KNOWN = statement(
  `
        SELECT o.id, o."originalStart", o."startsAt", o.status = 'DROPPED' AS "isDropped",
          ((SELECT count(*) FROM "EventRsvp" r WHERE r."occurrenceId" = o.id) + (SELECT count(*) FROM "Attendance" a WHERE a."occurrenceId" = o.id))::int AS people
        FROM "EventOccurrence" o WHERE o."eventId" = $1 AND (o."originalStart" > $2 OR o."startsAt" > $2)
          AND o."originalStart" >= $3 ORDER BY o."originalStart"`,
  {
    id: int,
    originalStart: timestamp,
    startsAt: timestamp,
    isDropped: bool,
    people: int,
  }
)

export const planOccurrences = async (
  tx: Tx,
  { eventId, timing, now, from }: Plan
) => {
  const rows = eventId
    ? await KNOWN.all(tx, [eventId, now, from ?? new Date(0)])
    : []
  const begun = new Set(
    rows
      .filter((row) => !isUpcoming(row, now))
      .map(({ originalStart }) => originalStart.getTime())
  )
  const wanted = await upcomingStartsOf(timing, now)
  return occurrenceChanges(
    rows.filter((row) => isUpcoming(row, now)),
    wanted.filter((start) => start > now && !begun.has(start.getTime()))
  )
}

export type OccurrencePlan = Awaited<ReturnType<typeof planOccurrences>>

const KEEP = command(`
      UPDATE "EventOccurrence" o SET status = CASE WHEN o.status = 'DROPPED' THEN 'SCHEDULED' ELSE o.status END,
        "endsAt" = CASE WHEN o."startsAt" = o."originalStart" THEN wanted.ends ELSE o."endsAt" END, "updatedAt" = now()
      FROM unnest($1::int[], $2::timestamptz[]) AS wanted(id, ends)
      WHERE o.id = wanted.id`)

const MOVE = command(`
      UPDATE "EventOccurrence" o SET "originalStart" = wanted.starts, "startsAt" = wanted.starts, "endsAt" = wanted.ends, "updatedAt" = now()
      FROM unnest($1::int[], $2::timestamptz[], $3::timestamptz[]) AS wanted(id, starts, ends)
      WHERE o.id = wanted.id`)

const DELETE_UNANSWERED = command(`
      DELETE FROM "EventOccurrence" o WHERE o.id = ANY($1::int[])
        AND NOT EXISTS (SELECT 1 FROM "EventRsvp" r WHERE r."occurrenceId" = o.id)
        AND NOT EXISTS (SELECT 1 FROM "Attendance" a WHERE a."occurrenceId" = o.id)`)

/** Writes a plan: keeps, moves, removes and adds dates. Removed dates with answers or attendance become DROPPED. */
export const applyPlan = async (
  tx: Tx,
  eventId: number,
  timing: Timing,
  { kept, moved, added, removed }: OccurrencePlan
) => {
  const ends = (starts: Date[]) => starts.map((start) => endOf(start, timing))
  if (kept.length > 0) {
    const rows = await tx.eventOccurrence.findMany({
      where: { id: { in: kept } },
      select: { id: true, originalStart: true },
    })
    await KEEP.run(tx, [
      rows.map(({ id }) => id),
      ends(rows.map(({ originalStart }) => originalStart)),
    ])
  }
  if (moved.length > 0) {
    const starts = moved.map(({ to }) => to)
    await MOVE.run(tx, [moved.map(({ id }) => id), starts, ends(starts)])
  }
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) {
    // The statement checks again that nobody has answered, because someone may have answered since the plan was made.
    await DELETE_UNANSWERED.run(tx, [ids])
    await tx.eventOccurrence.updateMany({
      where: { id: { in: ids } },
      data: { status: 'DROPPED' },
    })
  }
  await writeOccurrences(tx, eventId, timing, added)
}

/** Writes dates of an event; a date that is already stored stays as it is. */
export const writeOccurrences = async (
  tx: Tx,
  eventId: number,
  timing: Timing,
  starts: Date[]
) => {
  const { count } = await tx.eventOccurrence.createMany({
    data: starts.map((start) => ({
      eventId,
      originalStart: start,
      startsAt: start,
      endsAt: endOf(start, timing),
    })),
    skipDuplicates: true,
  })
  return count
}
