import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { nextMeetingAt } from 'src/shared/community/meeting'

import { asGroupPerson, countPlaces, withLeaders } from '../asGroup'

import { joinableBy } from './joinable'

const MOST_OFFERED = 20

type Row = Prisma.GroupGetPayload<{ include: typeof withLeaders }>

const asShown = async (rows: readonly Row[]) => {
  const places = await countPlaces(
    db,
    rows.map(({ id }) => id)
  )
  return rows.map((group) => ({
    ...group,
    leaders: group.memberships.map(asGroupPerson),
    memberCount: places.inGroup(group.id),
    nextMeetingAt: nextMeetingAt(group, new Date()),
  }))
}

const ownGroup = async (userId: number) => {
  const place = await db.groupMembership.findFirst({
    where: { userId, endedAt: null },
    include: { group: { include: withLeaders }, subGroup: true },
  })
  if (!place) return null
  const { group, subGroup, role } = place
  const [shown] = await asShown([group])
  return {
    ...shown,
    subGroupId: subGroup?.id ?? null,
    subGroupName: subGroup?.name ?? null,
    mayLeave: role === 'MEMBER' && group.joinMode !== 'STAFF',
  }
}

const ownRequest = async (userId: number) => {
  const request = await db.groupRequest.findFirst({
    where: { userId, status: 'WAITING' },
    include: { group: { select: { name: true } } },
  })
  return request && { ...request, groupName: request.group.name }
}

const offered = async () => {
  const rows = await db.group.findMany({
    where: await joinableBy(db),
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: MOST_OFFERED,
    include: withLeaders,
  })
  return (await asShown(rows)).map((row) => ({
    ...row,
    isFull: row.capacity !== null && row.memberCount >= row.capacity,
  }))
}

/** The viewer's group, or what they can do to get one: the request that waits, or the groups they can join. */
export const myGroups = (async () => {
  const { id } = currentUser()
  // Those whose membership has lapsed have no group until they renew.
  const group = currentUser().group ? await ownGroup(id) : null
  const request = group ? null : await ownRequest(id)
  return {
    group,
    request,
    joinable: group || request ? [] : await offered(),
  }
}) satisfies QueryResolvers['myGroups']
