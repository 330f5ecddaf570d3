import {
  bool,
  int,
  nullable,
  statement,
  text,
  textOf,
} from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import type { WallTime } from 'src/shared/learning/events/zoneTime'

import { horizonOf, startsOf } from './occurrenceDates'
import { writeOccurrences } from './planOccurrences'

const AT_ONCE = 100

/**
 * Keeps the dates of every series stored for a year ahead. A repeated or late run adds what is missing, without
 * duplicates.
 */
export const extendEvents = async (now = new Date()) => {
  let after = 0
  for (;;) {
    const events = await db.event.findMany({
      where: {
        id: { gt: after },
        rrule: { not: null },
        status: { in: ['DRAFT', 'PUBLISHED'] },
      },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
      select: { id: true },
    })
    if (events.length === 0) return
    for (const { id } of events) await extend(id, now)
    after = events[events.length - 1].id
  }
}

const LOCK_EVENT = statement(
  `SELECT "startsAtLocal", "durationMin", tz, "allDay", rrule, "seriesEnd" FROM "Event" WHERE id = $1 FOR UPDATE`,
  {
    startsAtLocal: textOf<WallTime>(),
    durationMin: int,
    tz: text,
    allDay: bool,
    rrule: nullable(text),
    seriesEnd: nullable(textOf<WallTime>()),
  }
)

const extend = (id: number, now: Date) =>
  inTransaction(async (tx) => {
    // The event is locked and read in one statement: a concurrent change of the rule either waits or is already visible
    // here.
    const event = await LOCK_EVENT.first(tx, [id])
    if (!event?.rrule) return
    const last = await tx.eventOccurrence.findFirst({
      where: { eventId: id },
      orderBy: { originalStart: 'desc' },
      select: { originalStart: true },
    })
    const starts = await startsOf(event, {
      from: last && last.originalStart > now ? last.originalStart : now,
      to: horizonOf(now),
    })
    const added = await writeOccurrences(tx, id, event, starts)
    if (added > 0)
      await logInfo(tx, {
        action: 'event.extended',
        entity: 'Event',
        entityId: id,
        after: { dates: added },
      })
  })
