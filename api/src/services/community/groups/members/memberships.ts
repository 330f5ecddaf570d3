// How people come into groups, change their place and leave. The callers have checked the viewer's right and locked the
// group whose places are taken (lockRow), so that its capacity holds for everybody at once.
import type { GroupRole } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { isUniqueViolation } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { notify } from 'src/lib/notices'

import { takesPlace } from '../asGroup'

const MY_GROUP_PATH = '/community'
const MANAGED_GROUP_PATH = '/view-group'

type Ending = { reason: string; endedById: number | null }

const endRows = async (
  tx: Tx,
  ids: number[],
  { reason, endedById }: Ending
) => {
  const { count } = await tx.groupMembership.updateMany({
    where: { id: { in: ids }, endedAt: null },
    data: { endedAt: new Date(), endReason: reason, endedById },
  })
  if (count < ids.length) throw new AppError('GROUP_PLACE_CHANGED')
}

const openRows = (tx: Tx, userIds: readonly number[]) =>
  tx.groupMembership.findMany({
    where: { userId: { in: [...userIds] }, endedAt: null },
    orderBy: { id: 'asc' },
    include: { group: { select: { name: true } } },
  })

/**
 * Ends the memberships of users, who are told the reason.
 * @throws GROUP_PLACE_CHANGED if another request did so at the same time
 */
export const endMemberships = async (
  tx: Tx,
  userIds: readonly number[],
  ending: Ending
) => {
  const rows = await openRows(tx, userIds)
  await endRows(
    tx,
    rows.map(({ id }) => id),
    ending
  )
  for (const { userId, group } of rows)
    if (userId !== ending.endedById)
      await notify(tx, userId, {
        kind: 'GROUP_LEFT',
        facts: { group: group.name, reason: ending.reason },
        path: MY_GROUP_PATH,
      })
  return rows.length
}

type Place = {
  userIds: readonly number[]
  groupId: number
  subGroupId: number | null
  /** By default the role in the same group, and MEMBER for newcomers. */
  role?: GroupRole
  /** Why the place that they leave ended. */
  reason: string
}

const refuseOverfull = async (tx: Tx, { groupId, subGroupId }: Place) => {
  const group = found(
    await tx.group.findFirst({
      where: { id: groupId, archivedAt: null },
      select: {
        capacity: true,
        _count: { select: { memberships: { where: takesPlace } } },
        subGroups: {
          where: { id: subGroupId ?? 0 },
          select: {
            capacity: true,
            _count: { select: { memberships: { where: takesPlace } } },
          },
        },
      },
    })
  )
  for (const { capacity, _count } of [group, ...group.subGroups])
    if (capacity !== null && _count.memberships > capacity)
      throw new AppError('GROUP_FULL')
}

const tellOfPlace = async (
  tx: Tx,
  { groupId, subGroupId }: Place,
  placed: { userId: number; role: GroupRole }[]
) => {
  const { name } = await tx.group.findUniqueOrThrow({ where: { id: groupId } })
  const subGroup = await tx.subGroup.findUnique({
    where: { id: subGroupId ?? 0 },
  })
  const self = currentUser().id
  for (const { userId, role } of placed) {
    if (userId === self) continue
    await notify(
      tx,
      userId,
      role === 'MEMBER'
        ? {
            kind: 'GROUP_JOINED',
            facts: { group: name, subGroup: subGroup?.name ?? null },
            path: subGroup ? `/sub-group/${subGroup.id}` : MY_GROUP_PATH,
          }
        : {
            kind: 'GROUP_LED',
            facts: { group: name, isLeader: role === 'LEADER' },
            path: MANAGED_GROUP_PATH,
          }
    )
  }
}

/**
 * Gives users a place in a group, whatever place they have now; those who have it already keep it. They are told, and
 * their own requests to join a group end.
 * @returns the ids of those whose place has changed
 * @throws GROUP_FULL; GROUP_PLACE_CHANGED if another request gave one of them another place at the same time; NOT_FOUND for
 * an archived group
 */
export const placeMembers = async (tx: Tx, place: Place) => {
  const { groupId, subGroupId, reason } = place
  const rows = new Map(
    (await openRows(tx, place.userIds)).map((row) => [row.userId, row])
  )
  const placed = [...new Set(place.userIds)].flatMap((userId) => {
    const row = rows.get(userId)
    const isHere = row?.groupId === groupId
    const role = place.role ?? (isHere ? row.role : 'MEMBER')
    const isSame = isHere && row.subGroupId === subGroupId && row.role === role
    return isSame ? [] : [{ userId, role }]
  })
  const leaving = placed.flatMap(({ userId }) => rows.get(userId)?.id ?? [])
  await endRows(tx, leaving, { reason, endedById: currentUser().id })
  await tx.groupMembership
    .createMany({
      data: placed.map((each) => ({ ...each, groupId, subGroupId })),
    })
    .catch((error) => {
      if (isUniqueViolation(error)) throw new AppError('GROUP_PLACE_CHANGED')
      throw error
    })
  await refuseOverfull(tx, place)
  const userIds = placed.map(({ userId }) => userId)
  await tx.groupRequest.updateMany({
    where: { userId: { in: userIds }, status: 'WAITING' },
    data: { status: 'WITHDRAWN', decidedAt: new Date() },
  })
  await tellOfPlace(tx, place, placed)
  return userIds
}
