import type { Group, GroupRole, Prisma } from '@prisma/client'

import { db } from 'src/lib/db'

import { insertRow } from './insertRow'
import { buildUser, draw, signIn } from './people'

/** A group without people. */
export const buildGroup = (
  data: Partial<Prisma.GroupUncheckedCreateInput> = {}
) => insertRow<Group>('Group', { name: `Group ${draw()}`, ...data })

export const buildSubGroup = (groupId: number, capacity?: number) =>
  db.subGroup.create({
    data: { groupId, name: `Circle ${draw()}`, capacity },
  })

type Place = { role?: GroupRole; subGroupId?: number }

/** A person with a place in a group. */
export const buildGroupMember = async (groupId: number, place: Place = {}) => {
  const user = await buildUser('member')
  await insertRow('GroupMembership', { groupId, userId: user.id, ...place })
  return user
}

type Person = { id: number; email: string }

/** Signs a person in with their group, as their session does. */
export const signInWithGroup = async (
  user: Person,
  role: Parameters<typeof signIn>[1] = 'member'
) => {
  const place = await db.groupMembership.findFirst({
    where: { userId: user.id, endedAt: null },
    include: { group: true },
  })
  const named = place && { id: place.groupId, name: place.group.name }
  signIn(user, role, {
    group: named && { ...named, subGroupId: place.subGroupId },
    managedGroup: place?.role === 'MEMBER' ? null : named,
  })
}

/** A group with a leader and a member. */
export const buildLedGroup = async () => {
  const group = await buildGroup()
  const leader = await buildGroupMember(group.id, { role: 'LEADER' })
  const member = await buildGroupMember(group.id)
  return { group, leader, member }
}

/** Who is in a group today, with their role and sub-group. */
export const placesIn = (groupId: number) =>
  db.groupMembership.findMany({
    where: { groupId, endedAt: null },
    orderBy: { id: 'asc' },
    select: { userId: true, role: true, subGroupId: true },
  })
