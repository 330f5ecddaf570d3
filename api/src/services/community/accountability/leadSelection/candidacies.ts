// The candidacies for leading a group, and how their people hear of each step. The callers lock the group.
import type {
  AccountabilityGroup,
  CandidacyStatus,
  Prisma,
} from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import type { db, Tx } from 'src/lib/db'
import { notify, type Named } from 'src/lib/notices'
import type { LeadSelectionChange } from 'src/shared/accounts/notices'

import { groupsInReach, groupsToEdit } from '../accountabilityScope'

export const selectionPath = (groupId: number) =>
  `/accountability-team-lead-selection/${groupId}`

/** The statuses of a candidacy on which something is still to be decided. */
export const openStatuses: CandidacyStatus[] = [
  'NOMINATED',
  'ACCEPTED',
  'SHORTLISTED',
]

/** For Prisma: a candidacy on which something is still to be decided. */
export const isOpen = {
  status: { in: openStatuses },
} satisfies Prisma.TeamLeadCandidacyWhereInput

/** For Prisma: the groups that choose a leader: those that have none, and those whose leader hands over. */
export const choosing = {
  status: { not: 'ENDED' },
  OR: [{ leaderId: null }, { choosesLeader: true }],
} satisfies Prisma.AccountabilityGroupWhereInput

/** `choosing` for a group that is read already. */
export const isChoosing = ({
  status,
  leaderId,
  choosesLeader,
}: Pick<AccountabilityGroup, 'status' | 'leaderId' | 'choosesLeader'>) =>
  status !== 'ENDED' && (leaderId === null || choosesLeader)

/** Whether the viewer shortlists and appoints in a group: editors in those of their scope. */
export const mayDecide = async (on: Tx | typeof db, groupId: number) =>
  currentUser().pageAccess.editGroup &&
  (await on.accountabilityGroup.count({
    where: { id: groupId, AND: groupsToEdit() },
  })) > 0

/** For Prisma: the groups within reach, and those in which the viewer stands or is asked to. */
export const selectionsInReach = (): Prisma.AccountabilityGroupWhereInput => {
  const reach = groupsInReach()
  // Prisma leaves an empty condition out of OR.
  if (Object.keys(reach).length === 0) return {}
  const stands = { some: { userId: currentUser().id, ...isOpen } }
  return { OR: [reach, { candidacies: stands }] }
}

type NamedGroup = Pick<AccountabilityGroup, 'id' | 'name'>

/** Tells a person of a step; nobody is told of what they did themselves. */
export const tellOfSelection = async (
  tx: Tx,
  userId: number | null,
  { id, name: group }: NamedGroup,
  change: LeadSelectionChange,
  { about, reason }: { about?: Named; reason?: string | null } = {}
) => {
  if (userId === null || userId === currentUser().id) return
  await notify(tx, userId, {
    kind: 'ACCOUNTABILITY',
    facts: { group, change, reason: reason || null },
    about: about ? [about] : [],
    path: selectionPath(id),
  })
}

/** Ends the open candidacies of a group; those of the new leader are appointed, the others are told. */
export const endOtherCandidacies = async (
  tx: Tx,
  group: NamedGroup,
  leaderId: number | null
) => {
  const open = { groupId: group.id, ...isOpen }
  if (leaderId)
    await tx.teamLeadCandidacy.updateMany({
      where: { ...open, userId: leaderId },
      data: { status: 'APPOINTED' },
    })
  const ended = await tx.teamLeadCandidacy.updateManyAndReturn({
    where: open,
    data: { status: 'ENDED' },
    select: { userId: true },
  })
  for (const { userId } of ended)
    await tellOfSelection(tx, userId, group, 'notChosen')
}
