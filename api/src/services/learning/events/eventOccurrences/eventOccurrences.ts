import { randomInt } from 'node:crypto'

import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { windowOf } from 'src/lib/database/paging'
import { lockRow, inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { later } from 'src/lib/instants'
import { fromFilipino } from 'src/lib/translations'
import { fillSeats } from 'src/services/learning/events/events/fillSeats'
import {
  statesOf,
  notifyOfChanges,
} from 'src/services/learning/events/events/notifyOfChanges'
import { instantOf, isWallTime } from 'src/shared/learning/events/zoneTime'
import { isDay } from 'src/shared/manilaTime'
import { isWebsite } from 'src/shared/text/place'

import { asOccurrence } from './asOccurrence'
import {
  loadOccurrence,
  loadOccurrencesBetween,
  loadOccurrencesOf,
} from './loadOccurrences'
import { monthSpan } from './monthSpan'
import { requireEventRunner } from './requireEventRunner'

export const eventOccurrencesPage = (async ({ eventId, filter, ...place }) => {
  const { rows, total } = await loadOccurrencesOf(eventId, {
    isPast: filter === 'PAST',
    ...windowOf(place),
  })
  return { rows: rows.map(asOccurrence), total }
}) satisfies QueryResolvers['eventOccurrencesPage']

export const eventOccurrence = (async ({ id }) => {
  const row = await loadOccurrence(id)
  return row && asOccurrence(row)
}) satisfies QueryResolvers['eventOccurrence']

export const eventCalendar = (async ({ from, to }) => {
  const span = monthSpan(from, to)
  const rows = await loadOccurrencesBetween(span.from, span.to)
  return rows.map(asOccurrence)
}) satisfies QueryResolvers['eventCalendar']

const answerOf = async (id: number) =>
  asOccurrence(found(await loadOccurrence(id)))

const lockOccurrence = async (tx: Tx, id: number) => {
  await lockRow(tx, 'EventOccurrence', id)
  return tx.eventOccurrence.findUniqueOrThrow({
    where: { id },
    include: { event: true },
  })
}

/** Changes one date: its time, place, note or recording. The series stays as it is. */
export const updateEventOccurrence = (async ({ id, input }) => {
  const { startsOn, startTime, durationMin, joinUrl, recordingUrl } = input
  const wall = `${startsOn}T${startTime}`
  refuseInput({
    startsOn: !isDay(startsOn) && 'DATE_INVALID',
    startTime: isDay(startsOn) && !isWallTime(wall) && 'REQUIRED',
    durationMin: !(durationMin >= 5 && durationMin <= 20_160) && 'INVALID',
    joinUrl: !!joinUrl && !isWebsite(joinUrl) && 'WEBSITE_INVALID',
    recordingUrl:
      !!recordingUrl && !isWebsite(recordingUrl) && 'WEBSITE_INVALID',
    note: (input.note ?? '').length > 500 && 'TOO_LONG',
  })
  await inTransaction(async (tx) => {
    const now = new Date()
    const before = await lockOccurrence(tx, id)
    const startsAt = instantOf(wall, before.event.tz)
    const endsAt = later(startsAt, durationMin, 'minute')
    const isMoved =
      startsAt.getTime() !== before.startsAt.getTime() ||
      endsAt.getTime() !== before.endsAt.getTime()
    refuseInput({
      startsOn:
        isMoved &&
        (before.startsAt <= now
          ? 'EVENT_BEGUN'
          : startsAt <= now && 'DATE_INVALID'),
    })
    const states = await statesOf(tx, [id])
    await tx.eventOccurrence.update({
      where: { id },
      data: {
        startsAt,
        endsAt,
        joinUrl: joinUrl || null,
        passcode: input.passcode || null,
        venue: input.venue || null,
        recordingUrl: recordingUrl || null,
        ...fromFilipino(
          { note: input.note ?? '', noteFil: input.noteFil },
          'note'
        ),
      },
    })
    await notifyOfChanges(tx, states)
    // A date that moves gets a new reminder.
    if (isMoved)
      await tx.eventRsvp.updateMany({
        where: { occurrenceId: id, remindedAt: { not: null } },
        data: { remindedAt: null },
      })
    await logInfo(tx, {
      action: 'eventOccurrence.updated',
      entity: 'EventOccurrence',
      entityId: id,
      before: { startsAt: before.startsAt.toISOString() },
      after: { startsAt: startsAt.toISOString() },
    })
  })
  return answerOf(id)
}) satisfies MutationResolvers['updateEventOccurrence']

/**
 * Cancels a date. Its answers stay, so that everyone who answered sees the cancellation; people who are going or
 * waiting get a mail.
 */
export const cancelEventOccurrence = (async ({ id }) => {
  await inTransaction(async (tx) => {
    const before = await lockOccurrence(tx, id)
    if (before.endsAt <= new Date()) throw new AppError('EVENT_OVER')
    const states = await statesOf(tx, [id])
    const { count } = await tx.eventOccurrence.updateMany({
      where: { id, status: 'SCHEDULED' },
      data: { status: 'CANCELLED' },
    })
    if (count === 0) throw new AppError('EVENT_CANCELLED')
    await notifyOfChanges(tx, states)
    await logInfo(tx, {
      action: 'eventOccurrence.cancelled',
      entity: 'EventOccurrence',
      entityId: id,
    })
  })
  return answerOf(id)
}) satisfies MutationResolvers['cancelEventOccurrence']

export const restoreEventOccurrence = (async ({ id }) => {
  await inTransaction(async (tx) => {
    await lockOccurrence(tx, id)
    const states = await statesOf(tx, [id])
    const { count } = await tx.eventOccurrence.updateMany({
      where: { id, status: 'CANCELLED' },
      data: { status: 'SCHEDULED' },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    await notifyOfChanges(tx, states)
    await fillSeats(tx, [id])
    await logInfo(tx, {
      action: 'eventOccurrence.restored',
      entity: 'EventOccurrence',
      entityId: id,
    })
  })
  return answerOf(id)
}) satisfies MutationResolvers['restoreEventOccurrence']

/** Creates the six-digit code that is announced in the room; the previous code stops working. */
export const drawCheckinCode = (async ({ id }) => {
  await requireEventRunner(id)
  await inTransaction(async (tx) => {
    await lockOccurrence(tx, id)
    await tx.eventOccurrence.update({
      where: { id },
      data: { checkinCode: String(randomInt(100_000, 1_000_000)) },
    })
    await logInfo(tx, {
      action: 'eventOccurrence.codeDrawn',
      entity: 'EventOccurrence',
      entityId: id,
    })
  })
  return answerOf(id)
}) satisfies MutationResolvers['drawCheckinCode']
