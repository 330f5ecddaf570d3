import type { MutationResolvers } from 'types/graphql'

import { usersInScope } from 'src/lib/access/scopes'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { logInfo } from 'src/lib/infoLog'
import { findPeople } from 'src/services/accounts/people/findPeople'
import { fullName } from 'src/shared/accounts/fullName'
import type { ErrorCode } from 'src/shared/errors'

import { mustEditGroup } from '../groupScope'

import { linesOf } from './linesOf'
import { placeMembers } from './memberships'
import { subGroupOf } from './subGroupOf'

type Person = Awaited<ReturnType<typeof findPeople>>[number]

/** Why a line adds nobody; null for those to add. */
const refusals = async (tx: Tx, groupId: number, people: Person[]) => {
  const known = await tx.groupMembership.findMany({
    where: {
      userId: { in: people.flatMap((person) => person?.id ?? []) },
      endedAt: null,
    },
    select: { userId: true, groupId: true },
  })
  const groupIds = new Map(known.map((row) => [row.userId, row.groupId]))
  const seen = new Set<number>()
  return people.map((person): ErrorCode | null => {
    if (!person) return 'ATTENDEE_UNKNOWN'
    if (seen.has(person.id)) return 'ATTENDEE_TWICE'
    seen.add(person.id)
    const present = groupIds.get(person.id)
    if (present === undefined) return null
    return present === groupId ? 'GROUP_MEMBER_HERE' : 'GROUP_MEMBER_ELSEWHERE'
  })
}

/**
 * Adds people by e-mail or tribe id, one on each line. Those who are in a group already are not moved; their lines say
 * so.
 * @throws REQUIRED, TOO_LONG by field; GROUP_FULL, GROUP_PLACE_CHANGED, and then adds nobody; NOT_FOUND
 */
export const addGroupMembers = (async ({ groupId, input }) => {
  mustEditGroup(groupId)
  const lines = linesOf(input.people)
  const people = await findPeople(lines, usersInScope())
  return inTransaction(async (tx) => {
    await lockRow(tx, 'Group', groupId)
    const subGroup = await subGroupOf(tx, groupId, input.subGroupId)
    const codes = await refusals(tx, groupId, people)
    const added = people.flatMap((person, index) =>
      person && codes[index] === null ? [person.id] : []
    )
    await placeMembers(tx, {
      userIds: added,
      from: [],
      groupId,
      subGroupId: subGroup?.id ?? null,
      role: input.role,
      reason: '',
    })
    if (added.length > 0)
      await logInfo(tx, {
        action: 'group.membersAdded',
        entity: 'Group',
        entityId: groupId,
        after: { userIds: added, role: input.role },
      })
    return lines.map((value, index) => {
      const person = people[index]
      return {
        line: index + 1,
        value,
        name: person ? fullName(person) : null,
        code: codes[index],
      }
    })
  })
}) satisfies MutationResolvers['addGroupMembers']
