// Which accountability groups a viewer reaches. The pages are open to everybody (spec section 2.5); these rules decide
// what they show.
import type { Prisma } from '@prisma/client'

import { NO_ID, scopeForUsers, usersInScope } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'

/** The people for whom the viewer answers: their scope as staff, or the stage and the group that they lead. */
const ownPeople = (): Prisma.UserWhereInput => {
  const { id, pageAccess, managedGroup, managedStage } = currentUser()
  if (pageAccess.groups) return { OR: [{ id }, usersInScope()] }
  return {
    OR: [
      { id },
      { stageId: managedStage?.id ?? NO_ID },
      {
        groupMemberships: {
          some: { groupId: managedGroup?.id ?? NO_ID, endedAt: null },
        },
      },
    ],
  }
}

/** For Prisma: the groups that the viewer may see: staff theirs, all others those of their people and their own. */
export const groupsInReach = (): Prisma.AccountabilityGroupWhereInput => {
  const { id, pageAccess } = currentUser()
  if (pageAccess.groups && !scopeForUsers()) return {}
  return {
    OR: [
      { leaderId: id },
      { members: { some: { endedAt: null, user: ownPeople() } } },
    ],
  }
}

/** Whether the viewer reads what members tell only their leader. */
export const mayReadPrivate = (leaderId: number | null) =>
  currentUser().id === leaderId || currentUser().pageAccess.groups

/** Whether the viewer answers and excuses: the group's leader, and editors of groups. */
export const mayRun = (leaderId: number | null) =>
  currentUser().id === leaderId || currentUser().pageAccess.editGroup

/** The group, for its leader and for editors. @throws NOT_FOUND as for a group that does not exist */
export const mustRun = async (tx: Tx, id: number) => {
  const group = found(
    await tx.accountabilityGroup.findFirst({
      where: { id, ...groupsInReach() },
    })
  )
  if (!mayRun(group.leaderId)) throw new AppError('NOT_FOUND')
  return group
}
