// How people come into groups, change their place and leave. The callers lock the group whose places are taken
// (lockRow), so that its capacity holds for everybody at once, and check the viewer's right on the rows that they pass.
import type { GroupRole, Prisma } from '@prisma/client'

import { NO_ID } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { isUniqueViolation } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { notify } from 'src/lib/notices'

import { takesPlace } from '../asGroup'

const MY_GROUP_PATH = '/community?tab=group'
const MANAGED_GROUP_PATH = '/view-group'

type Ending = { reason: string; endedById: number | null }

/** The places of today that match. What is decided about them holds for exactly these rows. */
export const placesOf = (tx: Tx, where: Prisma.GroupMembershipWhereInput) =>
  tx.groupMembership.findMany({
    where: { ...where, endedAt: null },
    orderBy: { id: 'asc' },
    include: { group: { select: { name: true } } },
  })

type Places = Awaited<ReturnType<typeof placesOf>>

const endRows = async (
  tx: Tx,
  rows: Places,
  { reason, endedById, hasLeft }: Ending & { hasLeft: boolean }
) => {
  const { count } = await tx.groupMembership.updateMany({
    where: { id: { in: rows.map(({ id }) => id) }, endedAt: null },
    data: { endedAt: new Date(), endReason: reason, endedById, hasLeft },
  })
  if (count < rows.length) throw new AppError('GROUP_PLACE_CHANGED')
}

/**
 * Ends places; their people are told the reason.
 * @throws GROUP_PLACE_CHANGED if another request did so at the same time
 */
export const endMemberships = async (tx: Tx, rows: Places, ending: Ending) => {
  await endRows(tx, rows, { ...ending, hasLeft: true })
  for (const { userId, group } of rows)
    if (userId !== ending.endedById)
      await notify(tx, userId, {
        kind: 'GROUP_LEFT',
        facts: { group: group.name, reason: ending.reason },
        path: MY_GROUP_PATH,
      })
}

type Placing = {
  userIds: readonly number[]
  /** The places that these users have now, as the caller has checked them; none for newcomers. */
  from: Places
  groupId: number
  subGroupId: number | null
  /** By default the role in the same group, and MEMBER for newcomers. */
  role?: GroupRole
  /** Why they leave the place that they have. */
  reason: string
  /** Another person gives a place up in the same change. */
  isSwap?: boolean
}

type Placed = {
  userId: number
  role: GroupRole
  before: Places[number] | undefined
}

const placedBy = ({ userIds, from, groupId, subGroupId, role }: Placing) => {
  const rows = new Map(from.map((row) => [row.userId, row]))
  return [...new Set(userIds)].flatMap((userId): Placed[] => {
    const before = rows.get(userId)
    const isHere = before?.groupId === groupId
    const wanted = role ?? (isHere ? before.role : 'MEMBER')
    const isSame =
      isHere && before.subGroupId === subGroupId && before.role === wanted
    return isSame ? [] : [{ userId, role: wanted, before }]
  })
}

/** Only people who take a new place can make a group or a sub-group too full. */
const refuseOverfull = async (
  tx: Tx,
  { groupId, subGroupId, isSwap }: Placing,
  placed: Placed[]
) => {
  const group = found(
    await tx.group.findFirst({
      where: { id: groupId, archivedAt: null },
      select: { capacity: true },
    })
  )
  const grows = (place: 'groupId' | 'subGroupId', id: number) =>
    placed.some(
      ({ role, before }) =>
        role !== 'LEADER' &&
        (before?.[place] !== id || before.role === 'LEADER')
    )
  const isOver = async (
    place: 'groupId' | 'subGroupId',
    id: number,
    capacity: number | null
  ) =>
    capacity !== null &&
    grows(place, id) &&
    (await tx.groupMembership.count({
      where: { [place]: id, ...takesPlace },
    })) > capacity
  const subGroup = await tx.subGroup.findUnique({
    where: { id: subGroupId ?? NO_ID },
    select: { id: true, capacity: true },
  })
  if (
    (!isSwap && (await isOver('groupId', groupId, group.capacity))) ||
    (subGroup && (await isOver('subGroupId', subGroup.id, subGroup.capacity)))
  )
    throw new AppError('GROUP_FULL')
}

const changeOf = ({ groupId, subGroupId }: Placing, { before }: Placed) => {
  if (subGroupId !== null) return 'subGroup'
  if (before?.groupId !== groupId) return 'joined'
  return before.role === 'MEMBER' ? 'noSubGroup' : 'noRole'
}

const tellOfPlace = async (tx: Tx, placing: Placing, placed: Placed[]) => {
  const { groupId, subGroupId, reason } = placing
  const { name } = await tx.group.findUniqueOrThrow({ where: { id: groupId } })
  const subGroup = await tx.subGroup.findUnique({
    where: { id: subGroupId ?? NO_ID },
  })
  const self = currentUser().id
  for (const each of placed.filter(({ userId }) => userId !== self))
    await notify(
      tx,
      each.userId,
      each.role === 'MEMBER'
        ? {
            kind: 'GROUP_JOINED',
            facts: {
              group: name,
              subGroup: subGroup?.name ?? null,
              change: changeOf(placing, each),
              reason: reason || null,
            },
            path: subGroup ? `/sub-group/${subGroup.id}` : MY_GROUP_PATH,
          }
        : {
            kind: 'GROUP_LED',
            facts: { group: name, isLeader: each.role === 'LEADER' },
            path: MANAGED_GROUP_PATH,
          }
    )
}

/**
 * Gives users a place in a group; those who have it already keep it. They are told, and their own requests to join a
 * group end.
 * @returns the ids of those whose place has changed
 * @throws GROUP_FULL; GROUP_PLACE_CHANGED if one of them has another place than `from` says; NOT_FOUND for an archived
 * group
 */
export const placeMembers = async (tx: Tx, placing: Placing) => {
  const { groupId, subGroupId, reason } = placing
  const placed = placedBy(placing)
  const leaving = placed.flatMap(({ before }) => before ?? [])
  const ending = { reason, endedById: currentUser().id }
  for (const hasLeft of [true, false])
    await endRows(
      tx,
      leaving.filter((row) => (row.groupId !== groupId) === hasLeft),
      { ...ending, hasLeft }
    )
  await tx.groupMembership
    .createMany({
      data: placed.map(({ userId, role }) => ({
        userId,
        role,
        groupId,
        subGroupId,
      })),
    })
    .catch((error) => {
      if (isUniqueViolation(error)) throw new AppError('GROUP_PLACE_CHANGED')
      throw error
    })
  await refuseOverfull(tx, placing, placed)
  const userIds = placed.map(({ userId }) => userId)
  await tx.groupRequest.updateMany({
    where: { userId: { in: userIds }, status: 'WAITING' },
    data: { status: 'WITHDRAWN', decidedAt: new Date() },
  })
  await tellOfPlace(tx, placing, placed)
  return userIds
}
