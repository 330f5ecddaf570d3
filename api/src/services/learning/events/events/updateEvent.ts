import type { MutationResolvers } from 'types/graphql'

import { int, statement } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { wallTimeOf } from 'src/shared/learning/events/zoneTime'

import { asEvent, withLinks } from './asEvent'
import {
  checkEvent,
  dataOf,
  linksOf,
  refuseUnsavable,
  timingOf,
} from './eventInput'
import { fillSeats } from './fillSeats'
import { statesOf, notifyOfChanges } from './notifyOfChanges'
import { applyPlan, planOccurrences } from './planOccurrences'

/** The date from which a change counts, if earlier dates keep their rule; null if the change is for all dates. */
export const splitOf = async (
  tx: Tx,
  eventId: number,
  fromOccurrenceId: number | null | undefined
) => {
  if (!fromOccurrenceId) return null
  const { originalStart } = found(
    await tx.eventOccurrence.findFirst({
      where: { id: fromOccurrenceId, eventId, startsAt: { gt: new Date() } },
    })
  )
  const earlier = await tx.eventOccurrence.findFirst({
    where: { eventId, originalStart: { lt: originalStart } },
    select: { id: true },
  })
  return earlier && originalStart
}

const LOCK_DATES = statement(
  `
    SELECT id FROM "EventOccurrence" WHERE "eventId" = $1 AND "startsAt" > $2 ORDER BY id FOR UPDATE`,
  { id: int }
)

/** The ids of an event's upcoming dates, locked until the transaction ends. */
export const lockDates = async (tx: Tx, eventId: number, from: Date) => {
  const dates = await LOCK_DATES.all(tx, [eventId, from])
  return dates.map(({ id }) => id)
}

/**
 * Changes a whole event, or with `fromOccurrenceId` that date and all later dates. In that case a new event continues
 * the series and takes over these dates with their answers. Dates that have begun are not touched.
 * @throws STALE_VERSION if it was saved in the meantime
 */
export const updateEvent = (async ({
  id,
  baseVersion,
  fromOccurrenceId,
  input,
}) => {
  checkEvent(input)
  const timing = timingOf(input)
  return inTransaction(async (tx) => {
    const now = new Date()
    const before = found(
      await tx.event.findFirst({ where: { id, status: { not: 'ARCHIVED' } } })
    )
    const { count } = await tx.event.updateMany({
      where: { id, baseVersion, status: { not: 'ARCHIVED' } },
      data: { baseVersion: { increment: 1 } },
    })
    if (count === 0) throw new AppError('STALE_VERSION')
    const states = await statesOf(tx, await lockDates(tx, id, now))
    const from = await splitOf(tx, id, fromOccurrenceId)

    const row = from
      ? await tx.event.create({
          data: {
            ...dataOf(input),
            ...timing,
            ...linksOf(input),
            followsId: id,
          },
          include: withLinks,
        })
      : await tx.event.update({
          where: { id },
          data: {
            ...dataOf(input),
            ...timing,
            // If another event continues the series, this event still ends where the other one begins.
            seriesEnd: before.seriesEnd,
            // Hosts who stay keep their rows: a new one is refused to a person who was archived since.
            hosts: {
              deleteMany: { userId: { notIn: input.hostIds } },
              createMany: {
                data: linksOf(input).hosts.create,
                skipDuplicates: true,
              },
            },
            accessLevels: { deleteMany: {}, ...linksOf(input).accessLevels },
            batches: { deleteMany: {}, ...linksOf(input).batches },
            groups: { deleteMany: {}, ...linksOf(input).groups },
          },
          include: withLinks,
        })
    if (from) {
      await tx.eventOccurrence.updateMany({
        where: {
          eventId: id,
          originalStart: { gte: from },
          startsAt: { gt: now },
        },
        data: { eventId: row.id },
      })
      await tx.event.update({
        where: { id },
        data: { seriesEnd: wallTimeOf(from, before.tz) },
      })
    }
    const saved = { ...timing, seriesEnd: row.seriesEnd }
    const plan = await planOccurrences(tx, {
      eventId: row.id,
      timing: saved,
      now,
    })
    await applyPlan(tx, row.id, saved, plan)
    await notifyOfChanges(tx, states)
    const promoted = await fillSeats(tx, await lockDates(tx, row.id, now))
    await logInfo(tx, {
      action: from ? 'event.split' : 'event.updated',
      entity: 'Event',
      entityId: id,
      before: { title: before.title, status: before.status },
      after: {
        title: row.title,
        status: row.status,
        moved: plan.moved.length,
        added: plan.added.length,
        removed: plan.removed.length,
        promoted,
        ...(from && { goesOnAs: row.id, from: from.toISOString() }),
      },
    })
    return asEvent(row)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['updateEvent']
