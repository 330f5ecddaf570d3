import type { Prisma } from '@prisma/client'

import { db } from 'src/lib/db'
import { dateColumnOf, type Day } from 'src/shared/manilaTime'

import { buildUser, draw, signIn } from './people'

type Changes = Partial<Prisma.AccountabilityGroupUncheckedCreateInput> & {
  since?: Day
}

/** A weekly group, due on Fridays, without people; its check-ins began on `since`. */
export const buildBuddies = ({ since = '2026-01-01', ...data }: Changes = {}) =>
  db.accountabilityGroup.create({
    data: {
      name: `Buddies ${draw()}`,
      checkInDay: 'FR',
      startsOn: dateColumnOf(since),
      ...data,
    },
  })

/** A person with a place in a group since a day. */
export const buildBuddy = async (
  groupId: number,
  since: Day = '2026-01-01'
) => {
  const user = await buildUser('member')
  await db.accountabilityMember.create({
    data: { groupId, userId: user.id, startsOn: dateColumnOf(since) },
  })
  return user
}

/** A group with a leader and two members. */
export const buildLedBuddies = async (changes: Changes = {}) => {
  const leader = await buildUser('member')
  const group = await buildBuddies({ leaderId: leader.id, ...changes })
  const ana = await buildBuddy(group.id)
  const ben = await buildBuddy(group.id)
  return { group, leader, ana, ben }
}

type Person = { id: number; email: string }

/** Signs a person in with their accountability groups, as their session does. */
export const signInAsBuddy = async (
  user: Person,
  role: Parameters<typeof signIn>[1] = 'member'
) => {
  const place = await db.accountabilityMember.findFirst({
    where: { userId: user.id, endedAt: null },
  })
  const led = await db.accountabilityGroup.findFirst({
    where: { leaderId: user.id, status: { not: 'ENDED' } },
  })
  signIn(user, role, {
    accountabilityGroupId: place?.groupId ?? null,
    accountabilityAsLeaderId: led?.id ?? null,
  })
}
