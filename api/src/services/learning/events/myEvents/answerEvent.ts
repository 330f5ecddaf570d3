import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { command } from 'src/lib/database/sql'
import { lockRow, inTransaction } from 'src/lib/database/transaction'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fillSeats } from 'src/services/learning/events/events/fillSeats'
import type { ErrorCode } from 'src/shared/errors'
import {
  answerState,
  mayAnswer,
  type AnswerState,
} from 'src/shared/learning/events/eventRules'
import { isZone } from 'src/shared/learning/events/zoneTime'

import { factsOf } from './asMyEvent'
import { loadMyDate } from './loadMyDate'
import { myEvent } from './myEvents'

const refusals: Record<AnswerState, ErrorCode> = {
  open: 'EVENT_ANSWERS_CLOSED',
  closed: 'EVENT_ANSWERS_CLOSED',
  notAsked: 'EVENT_NO_ANSWERS',
  cancelled: 'EVENT_CANCELLED',
}

const ANSWER = command(`
      INSERT INTO "EventRsvp" ("occurrenceId", "userId", answer, "queuedAt", tz)
      VALUES ($1, $2, $3::"EventAnswer", CASE WHEN $3::"EventAnswer" = 'WAITLISTED' THEN clock_timestamp() END, $4)
      ON CONFLICT ("occurrenceId", "userId") DO UPDATE SET answer = excluded.answer, "answeredAt" = now(), "queuedAt" = excluded."queuedAt", "remindedAt" = NULL, tz = excluded.tz`)

/**
 * Stores a member's answer to a date. The date is locked first, so of two members who want the last seat one gets it
 * and the other waits. The same transaction gives a seat that becomes free to the first person on the waiting list.
 */
export const answerEvent = (async ({ occurrenceId, answer, tz }) => {
  const userId = currentUser().id
  const eventId = await inTransaction(async (tx) => {
    await lockRow(tx, 'EventOccurrence', occurrenceId)
    const date = await loadMyDate(tx, userId, occurrenceId)
    const facts = factsOf(date, date)
    const now = new Date()
    if (!mayAnswer(facts, answer, now))
      throw new AppError(refusals[answerState(facts, now)])

    const before = date.answer
    // A waiting member who answers "going" again keeps their place, and a member who is going keeps their seat.
    const isSettled =
      answer === before || (answer === 'GOING' && before === 'WAITLISTED')
    if (isSettled) return date.eventId

    const isFull = date.capacity !== null && date.goingCount >= date.capacity
    const given = answer === 'GOING' && isFull ? 'WAITLISTED' : answer
    const readerTz = tz && isZone(tz) ? tz : null
    await ANSWER.run(tx, [occurrenceId, userId, given, readerTz])
    const promoted =
      before === 'GOING' ? await fillSeats(tx, [occurrenceId]) : []
    await logInfo(tx, {
      action: 'eventOccurrence.answered',
      entity: 'EventOccurrence',
      entityId: occurrenceId,
      before: { answer: before },
      after: { answer: given, ...(promoted.length > 0 && { promoted }) },
    })
    return date.eventId
  })
  return found(await myEvent({ id: eventId, occurrenceId }))
}) satisfies MutationResolvers['answerEvent']
