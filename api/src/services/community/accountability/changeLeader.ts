import type { AccountabilityGroup } from '@prisma/client'

import type { Tx } from 'src/lib/db'

import { endOtherCandidacies } from './leadSelection/candidacies'
import { tellAllOfPlace, tellOfPlace } from './places'

type Led = Pick<AccountabilityGroup, 'id' | 'name' | 'leaderId'>

const tellMembers = async (tx: Tx, group: Led, leaderId: number) => {
  const leader = await tx.user.findUniqueOrThrow({ where: { id: leaderId } })
  const members = await tx.accountabilityMember.findMany({
    where: { groupId: group.id, endedAt: null, userId: { not: leaderId } },
    select: { userId: true },
  })
  await tellAllOfPlace(
    tx,
    members.map(({ userId }) => userId),
    group,
    'newLeader',
    null,
    leader
  )
}

/**
 * Follows when a group gets another leader, or none: everybody concerned is told, and a new leader stops being a member
 * and ends the group's choice. The caller has locked the group and saved the leader.
 * @param formerId who led it before
 * @param reason why it has no leader any more
 */
export const followLeader = async (
  tx: Tx,
  group: Led,
  formerId: number | null,
  reason: string | null = null
) => {
  const { leaderId } = group
  if (leaderId === formerId) return
  if (formerId) await tellOfPlace(tx, formerId, group, 'leadOver', reason)
  if (!leaderId) return
  // A leader is no member: they answer and excuse.
  await tx.accountabilityMember.updateMany({
    where: { groupId: group.id, userId: leaderId, endedAt: null },
    data: { endedAt: new Date(), endReason: 'Leads the group' },
  })
  await tellOfPlace(tx, leaderId, group, 'leads')
  await tellMembers(tx, group, leaderId)
  await endOtherCandidacies(tx, group, leaderId)
}
