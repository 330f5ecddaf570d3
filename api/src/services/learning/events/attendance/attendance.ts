import type { Prisma } from '@prisma/client'
import type { MutationResolvers } from 'types/graphql'

import { scopeForUsers } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { typedText } from 'src/lib/database/paging'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { mustRun } from 'src/services/learning/events/eventOccurrences/mustRun'
import type { ErrorCode } from 'src/shared/errors'

import { recordAttendance } from './recordAttendance'

const MAX_LINES = 5000

/** Finds people by e-mail (in any letter case) or tribe id, in one statement. */
const findPeople = async (
  lines: string[],
  scope: Prisma.UserWhereInput = {}
) => {
  const asked = lines.map((line) => typedText(line).slice(0, 320))
  const people = await db.user.findMany({
    where: {
      archivedAt: null,
      OR: [
        { email: { in: asked.map((each) => each.toLowerCase()) } },
        { tribeId: { in: asked } },
      ],
      AND: scope,
    },
    select: {
      id: true,
      email: true,
      tribeId: true,
      firstName: true,
      lastName: true,
    },
  })
  const byEmail = new Map(people.map((each) => [each.email, each]))
  const byTribeId = new Map(people.map((each) => [each.tribeId, each]))
  return asked.map(
    (each) => byEmail.get(each.toLowerCase()) ?? byTribeId.get(each)
  )
}

/** Records a person whom staff saw. @throws ATTENDEE_UNKNOWN, ATTENDEE_KNOWN at the field */
export const addAttendance = (async ({ occurrenceId, who }) => {
  await mustRun(occurrenceId)
  const [person] = await findPeople([who])
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
  await mustRun(occurrenceId)
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

/** Those whose names the caller sees anyway: the people of their scope, and of the date's own list. */
const importable = (occurrenceId: number): Prisma.UserWhereInput => {
  const { stageId } = scopeForUsers()
  if (stageId === undefined) return {}
  const some = { occurrenceId }
  return {
    OR: [{ stageId }, { eventRsvps: { some } }, { attendance: { some } }],
  }
}

/**
 * Records the people of a file with one e-mail or tribe id per line. Lines that fail are returned with the reason. A
 * person beyond the caller's scope is unknown, so that a file of addresses does not tell whose they are.
 */
export const importAttendance = (async ({ occurrenceId, lines }) => {
  await mustRun(occurrenceId)
  if (lines.length > MAX_LINES) throw new AppError('IMPORT_TOO_LONG')
  const people = await findPeople(lines, importable(occurrenceId))
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
      value: value.trim().slice(0, 320),
      name: person ? `${person.firstName} ${person.lastName}` : null,
      code:
        checked[index] ??
        (person && !written.has(person.id) ? 'ATTENDEE_KNOWN' : null),
    }
  })
  return { added: written.size, results }
}) satisfies MutationResolvers['importAttendance']
