import type { MutationResolvers } from 'types/graphql'

import { usersInScope } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { inTransaction, lockRow } from 'src/lib/database/transaction'
import { AppError, found, requireReason } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { findPeople } from 'src/services/accounts/people/findPeople'

import { answersOf, idsOf, refusalsOf } from '../groups/members/addedLines'
import { linesOf } from '../groups/members/linesOf'

import { endPlaces, lockGroup, takePlaces, tellOfPlace } from './places'

/**
 * Adds people by e-mail or tribe id, one on each line; the lines of those who are in a group already say so.
 * @throws REQUIRED, TOO_LONG by field; GROUP_FULL, GROUP_PLACE_CHANGED, and then adds nobody; NOT_FOUND
 */
export const addAccountabilityMembers = (async ({ groupId, people: text }) => {
  const lines = linesOf(text)
  const people = await findPeople(lines, usersInScope())
  return inTransaction(async (tx) => {
    const group = await lockGroup(tx, groupId)
    const places = await tx.accountabilityMember.findMany({
      where: { userId: { in: idsOf(people) }, endedAt: null },
      select: { userId: true, groupId: true },
    })
    const codes = refusalsOf(people, places, groupId).map((code, index) =>
      people[index]?.id === group.leaderId ? 'GROUP_MEMBER_HERE' : code
    )
    const added = people.flatMap((person, index) =>
      person && codes[index] === null ? [person.id] : []
    )
    await takePlaces(tx, group, added)
    if (added.length > 0)
      await logInfo(tx, {
        action: 'accountabilityGroup.membersAdded',
        entity: 'AccountabilityGroup',
        entityId: groupId,
        after: { userIds: added },
      })
    return answersOf(lines, people, codes)
  })
}) satisfies MutationResolvers['addAccountabilityMembers']

/** Takes a member out of their group, with a reason. @throws REASON_REQUIRED, GROUP_PLACE_CHANGED, NOT_FOUND */
export const removeAccountabilityMember = (async ({
  groupId,
  userId,
  ...args
}) => {
  const reason = requireReason(args.reason)
  return inTransaction(async (tx) => {
    const group = await lockGroup(tx, groupId)
    const ended = await endPlaces(tx, group, { userId }, reason)
    if (ended.length === 0) throw new AppError('GROUP_PLACE_CHANGED')
    await logInfo(tx, {
      action: 'accountabilityGroup.membersRemoved',
      entity: 'AccountabilityGroup',
      entityId: groupId,
      before: { userIds: ended },
      after: { reason },
    })
    return true
  })
}) satisfies MutationResolvers['removeAccountabilityMember']

/** The viewer leaves their group; its leader is told why. @throws REASON_REQUIRED; NOT_FOUND without a group */
export const leaveAccountabilityGroup = (async (args) => {
  const reason = requireReason(args.reason)
  const me = currentUser()
  const userId = me.id
  return inTransaction(async (tx) => {
    const place = found(
      await tx.accountabilityMember.findFirst({
        where: { userId, endedAt: null },
        include: { group: true },
      })
    )
    await lockRow(tx, 'AccountabilityGroup', place.groupId)
    const ended = await endPlaces(tx, place.group, { id: place.id }, reason)
    if (ended.length === 0) throw new AppError('GROUP_PLACE_CHANGED')
    if (place.group.leaderId)
      await tellOfPlace(
        tx,
        place.group.leaderId,
        place.group,
        'memberLeft',
        reason,
        me
      )
    await logInfo(tx, {
      action: 'accountabilityGroup.membersRemoved',
      entity: 'AccountabilityGroup',
      entityId: place.groupId,
      before: { userIds: ended },
      after: { reason },
    })
    return true
  })
}) satisfies MutationResolvers['leaveAccountabilityGroup']

/**
 * Moves a member to another group, with a reason.
 * @throws REASON_REQUIRED, GROUP_FULL, GROUP_PLACE_CHANGED; NOT_FOUND for a person without a group
 */
export const moveAccountabilityMember = (async ({
  userId,
  groupId,
  ...args
}) => {
  const reason = requireReason(args.reason)
  return inTransaction(async (tx) => {
    const place = found(
      await tx.accountabilityMember.findFirst({
        where: { userId, endedAt: null },
      })
    )
    if (place.groupId === groupId) throw new AppError('GROUP_PLACE_CHANGED')
    // In the order of their ids, so that two moves never wait for each other.
    const [first, second] = [place.groupId, groupId].sort((a, b) => a - b)
    const groups = [await lockGroup(tx, first), await lockGroup(tx, second)]
    const from = groups.find(({ id }) => id === place.groupId)
    const to = groups.find(({ id }) => id === groupId)
    if (!from || !to) throw new AppError('NOT_FOUND')
    const ended = await endPlaces(tx, from, { id: place.id }, reason)
    if (ended.length === 0) throw new AppError('GROUP_PLACE_CHANGED')
    await takePlaces(tx, to, [userId])
    await logInfo(tx, {
      action: 'accountabilityGroup.membersMoved',
      entity: 'AccountabilityGroup',
      entityId: groupId,
      before: { userId, groupId: from.id },
      after: { userId, groupId, reason },
    })
    return true
  })
}) satisfies MutationResolvers['moveAccountabilityMember']
