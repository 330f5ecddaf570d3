import type { Prisma } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { scopeForUsers, usersInScope } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { findPeople } from 'src/services/accounts/people/findPeople'
import { requireEventRunner } from 'src/services/learning/events/eventOccurrences/requireEventRunner'
import type { ErrorCode } from 'src/shared/errors'
import { cutText } from 'src/shared/text/cutText'

import { recordAttendance } from './recordAttendance'

const VALUE_CHARACTERS = 320

const MAX_LINES = 5000

/**
 * The people whose names the caller sees anyway: those of their scope, and of the date's own list. Others check in by the
 * code, since the list of the date would name the holder of any tribe id that is added.
 */
const attendable = (occurrenceId: number): Prisma.UserWhereInput => {
  if (!scopeForUsers()) return {}
  const some = { occurrenceId }
  return {
    OR: [usersInScope(), { eventRsvps: { some } }, { attendance: { some } }],
  }
}

/** Records a person whom staff saw. @throws ATTENDEE_UNKNOWN, ATTENDEE_KNOWN at the field */
export const addAttendance = (async ({ occurrenceId, who }) => {
  await requireEventRunner(occurrenceId)
  const [person] = await findPeople([who], attendable(occurrenceId))
  if (!person)
    refuseInput({ who: who.trim() ? 'ATTENDEE_UNKNOWN' : 'REQUIRED' })
  const userId = person?.id as number
  return inTransaction(async (tx) => {
    const written = await recordAttendance(tx, {
      occurrenceId,
      userIds: [userId],
      method: 'MANUAL',
      recordedById: currentUser().id,
    })
    if (written.length === 0) refuseInput({ who: 'ATTENDEE_KNOWN' })
    await logInfo(tx, {
      action: 'eventOccurrence.attended',
      entity: 'EventOccurrence',
      entityId: occurrenceId,
      after: { userId, method: 'MANUAL' },
    })
    return true
  })
}) satisfies MutationResolvers['addAttendance']

/** Removes a mistaken attendance; a task that it completed stays completed, since its XP is in the ledger. */
export const removeAttendance = (async ({ occurrenceId, userId }) => {
  await requireEventRunner(occurrenceId)
  return inTransaction(async (tx) => {
    const { count } = await tx.attendance.deleteMany({
      where: { occurrenceId, userId },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    await logInfo(tx, {
      action: 'eventOccurrence.attendanceRemoved',
      entity: 'EventOccurrence',
      entityId: occurrenceId,
      before: { userId },
    })
    return true
  })
}) satisfies MutationResolvers['removeAttendance']

type Outcome = {
  line: number
  value: string
  name: string | null
  code: ErrorCode | null
}

/**
 * Records the people of a file with one e-mail or tribe id per line. Lines that fail are returned with the reason. A
 * person beyond the caller's scope is unknown, so that a file of addresses does not tell whose they are.
 */
export const importAttendance = (async ({ occurrenceId, lines }) => {
  await requireEventRunner(occurrenceId)
  if (lines.length > MAX_LINES) throw new AppError('IMPORT_TOO_LONG')
  const people = await findPeople(lines, attendable(occurrenceId))
  const seen = new Set<number>()
  const checked = people.map((person) => {
    if (!person) return 'ATTENDEE_UNKNOWN' as const
    if (seen.has(person.id)) return 'ATTENDEE_TWICE' as const
    seen.add(person.id)
    return null
  })
  const written = await inTransaction(async (tx) => {
    const ids = await recordAttendance(tx, {
      occurrenceId,
      userIds: [...seen],
      method: 'IMPORT',
      recordedById: currentUser().id,
    })
    await logInfo(tx, {
      action: 'eventOccurrence.attendanceImported',
      entity: 'EventOccurrence',
      entityId: occurrenceId,
      after: { lines: lines.length, userIds: ids },
    })
    return new Set(ids)
  })
  const results = lines.map((value, index): Outcome => {
    const person = people[index]
    return {
      line: index + 1,
      value: cutText(value.trim(), VALUE_CHARACTERS),
      name: person ? `${person.firstName} ${person.lastName}` : null,
      code:
        checked[index] ??
        (person && !written.has(person.id) ? 'ATTENDEE_KNOWN' : null),
    }
  })
  return { added: written.size, results }
}) satisfies MutationResolvers['importAttendance']
