import { int, statement } from 'src/lib/database/sql'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { pool } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { viewerOf } from 'src/services/learning/audience'

import { fillSeats } from './fillSeats'
import { EVENT_FOR_VIEWER } from './openEvents'

/** A condition on the answer `r` to a date of the event `e`: its person may no longer come. */
const IS_SHUT_OUT = `r.answer = 'GOING' AND NOT EXISTS (SELECT FROM (${viewerOf('r."userId"')}) viewer WHERE ${EVENT_FOR_VIEWER})`

const IS_UPCOMING = `e.capacity IS NOT NULL AND o.status = 'SCHEDULED' AND e.status = 'PUBLISHED' AND o."startsAt" > now()`

const WAITED_FOR = statement(
  `
  SELECT o.id FROM "EventOccurrence" o JOIN "Event" e ON e.id = o."eventId"
  WHERE ${IS_UPCOMING} AND EXISTS (SELECT FROM "EventRsvp" w WHERE w."occurrenceId" = o.id AND w.answer = 'WAITLISTED')
    AND EXISTS (SELECT FROM "EventRsvp" r WHERE r."occurrenceId" = o.id AND ${IS_SHUT_OUT})
  ORDER BY o.id`,
  { id: int }
)

const GIVE_UP = statement(
  `
  DELETE FROM "EventRsvp" r USING "EventOccurrence" o JOIN "Event" e ON e.id = o."eventId"
  WHERE o.id = $1::int AND r."occurrenceId" = o.id AND ${IS_UPCOMING} AND ${IS_SHUT_OUT} RETURNING r."userId"`,
  { userId: int }
)

const freeSeatsOf = (occurrenceId: number) =>
  inTransaction(async (tx) => {
    await lockRow(tx, 'EventOccurrence', occurrenceId)
    const gone = await GIVE_UP.all(tx, [occurrenceId])
    if (gone.length === 0) return
    const promoted = await fillSeats(tx, [occurrenceId])
    await logInfo(tx, {
      action: 'eventOccurrence.released',
      entity: 'EventOccurrence',
      entityId: occurrenceId,
      after: { userIds: gone.map(({ userId }) => userId), promoted },
    })
  })

/**
 * Gives the seats of people who may not come any more, such as those whose membership has ended, to people who wait for
 * them. Where nobody waits they keep their seat, in case they come back.
 */
export const freeSeats = async () => {
  for (const { id } of await WAITED_FOR.all(pool, [])) await freeSeatsOf(id)
}
