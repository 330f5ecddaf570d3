import { timingSafeEqual } from 'node:crypto'

import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { recordAttendance } from 'src/services/learning/events/attendance/recordAttendance'
import { mayCheckIn } from 'src/shared/learning/events/eventRules'

import { loadMyDate } from './loadMyDate'
import { myEvent } from './myEvents'

const isSame = (typed: string, code: string) =>
  typed.length === code.length &&
  timingSafeEqual(Buffer.from(typed), Buffer.from(code))

/** Checks a member in by the code that is announced in the room. */
export const checkInToEvent = (async ({ occurrenceId, code }) => {
  const userId = currentUser().id
  if (!(await withinLimit('event-codes', userId)))
    throw new AppError('RATE_LIMITED')
  const typed = code.replace(/\D/g, '')
  const eventId = await inTransaction(async (tx) => {
    const date = await loadMyDate(tx, userId, occurrenceId)
    if (!date.isOn) throw new AppError('EVENT_CANCELLED')
    if (!mayCheckIn(date, new Date())) throw new AppError('CHECKIN_CLOSED')
    refuseInput({
      code:
        (!date.checkinCode || !isSame(typed, date.checkinCode)) &&
        'CHECKIN_CODE_WRONG',
    })
    const written = await recordAttendance(tx, {
      occurrenceId,
      userIds: [userId],
      method: 'CODE',
    })
    if (written.length > 0)
      await logInfo(tx, {
        action: 'eventOccurrence.attended',
        entity: 'EventOccurrence',
        entityId: occurrenceId,
        after: { userId, method: 'CODE' },
      })
    return date.eventId
  })
  return found(await myEvent({ id: eventId, occurrenceId }))
}) satisfies MutationResolvers['checkInToEvent']
