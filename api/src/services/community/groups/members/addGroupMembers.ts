import type { MutationResolvers } from 'types/graphql'

import { usersInScope } from 'src/lib/access/scopes'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { logInfo } from 'src/lib/infoLog'
import { findPeople } from 'src/services/accounts/people/findPeople'

import { requireGroupEditor } from '../groupScope'

import { answersOf, idsOf, refusalsOf } from './addedLines'
import { linesOf } from './linesOf'
import { placeMembers } from './memberships'
import { subGroupOf } from './subGroupOf'

/**
 * Adds people by e-mail or tribe id, one on each line. Those who are in a group already are not moved; their lines say
 * so.
 * @throws REQUIRED, TOO_LONG by field; GROUP_FULL, GROUP_PLACE_CHANGED, and then adds nobody; NOT_FOUND
 */
export const addGroupMembers = (async ({ groupId, input }) => {
  requireGroupEditor(groupId)
  const lines = linesOf(input.people)
  const people = await findPeople(lines, usersInScope())
  return inTransaction(async (tx) => {
    await lockRow(tx, 'Group', groupId)
    const subGroup = await subGroupOf(tx, groupId, input.subGroupId)
    const places = await tx.groupMembership.findMany({
      where: { userId: { in: idsOf(people) }, endedAt: null },
      select: { userId: true, groupId: true },
    })
    const codes = refusalsOf(people, places, groupId)
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
    return answersOf(lines, people, codes)
  })
}) satisfies MutationResolvers['addGroupMembers']
