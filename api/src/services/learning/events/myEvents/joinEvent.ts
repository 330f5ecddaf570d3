import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { recordAttendance } from 'src/services/learning/events/attendance/recordAttendance'
import type { ErrorCode } from 'src/shared/errors'
import {
  joinState,
  type JoinState,
} from 'src/shared/learning/events/eventRules'

import { factsOf } from './asMyEvent'
import { loadMyDate } from './loadMyDate'

const refusals: Record<Exclude<JoinState, 'open'>, ErrorCode> = {
  cancelled: 'EVENT_CANCELLED',
  over: 'EVENT_OVER',
  noLink: 'EVENT_NO_LINK',
  waiting: 'EVENT_WAITING',
  answerFirst: 'EVENT_ANSWER_FIRST',
  early: 'EVENT_NOT_OPEN',
}

/**
 * Returns the link to join and its passcode while the event can be joined, and records attendance. No other operation
 * returns the link or the passcode to members.
 */
export const joinEvent = (async ({ occurrenceId }) => {
  const userId = currentUser().id
  return inTransaction(async (tx) => {
    const date = await loadMyDate(tx, userId, occurrenceId)
    const state = joinState(factsOf(date, date), new Date())
    if (state !== 'open') throw new AppError(refusals[state])

    const written = await recordAttendance(tx, {
      occurrenceId,
      userIds: [userId],
      method: 'JOIN',
    })
    if (written.length > 0)
      await logInfo(tx, {
        action: 'eventOccurrence.attended',
        entity: 'EventOccurrence',
        entityId: occurrenceId,
        after: { userId, method: 'JOIN' },
      })
    return {
      eventId: date.eventId,
      url: date.joinUrl as string,
      passcode: date.passcode,
    }
  })
}) satisfies MutationResolvers['joinEvent']
