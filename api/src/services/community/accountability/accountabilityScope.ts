// Which accountability groups a viewer reaches. The pages are open to everybody (spec section 2.5); these rules decide
// what they show.
import type { Prisma } from '@prisma/client'

import { NO_ID, scopeForUsers, usersInScope } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { db, type Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'

/** The people for whom the viewer answers: their scope as staff, or the stage and the group that they lead. */
const ownPeople = (): Prisma.UserWhereInput => {
  const { pageAccess, managedGroup, managedStage } = currentUser()
  if (pageAccess.groups) return usersInScope()
  return {
    OR: [
      { stageId: managedStage?.id ?? NO_ID },
      {
        groupMemberships: {
          some: { groupId: managedGroup?.id ?? NO_ID, endedAt: null },
        },
      },
    ],
  }
}

const isUnscoped = () => currentUser().pageAccess.groups && !scopeForUsers()

const withOwnPeople = (): Prisma.AccountabilityGroupWhereInput =>
  isUnscoped()
    ? {}
    : { members: { some: { endedAt: null, user: ownPeople() } } }

/** Whether the viewer leads a group today; a lapsed membership leads none. */
const leads = (groupId: number) =>
  currentUser().accountabilityAsLeaderId === groupId

/** For Prisma: the groups that the viewer may see: those of their people, their own and the one that they lead. */
export const groupsInReach = (): Prisma.AccountabilityGroupWhereInput => {
  if (isUnscoped()) return {}
  const { accountabilityGroupId, accountabilityAsLeaderId } = currentUser()
  const own = [accountabilityGroupId, accountabilityAsLeaderId]
  return {
    OR: [{ id: { in: own.filter((id) => id != null) } }, withOwnPeople()],
  }
}

/** For Prisma: the groups of the viewer's people. */
export const groupsToEdit = withOwnPeople

/**
 * Confidences of members to their leader: the viewer reads those of all of them as their leader, and of the people of
 * their scope as staff.
 * @param userIds those who wrote
 * @returns the ids of those whose words the viewer reads
 */
export const readableOf = async (groupId: number, userIds: number[]) => {
  const { id, pageAccess } = currentUser()
  if (leads(groupId) || isUnscoped()) return new Set(userIds)
  if (!pageAccess.groups) return new Set([id])
  const people = await db.user.findMany({
    where: { AND: [{ id: { in: userIds } }, usersInScope()] },
    select: { id: true },
  })
  return new Set([id, ...people.map((each) => each.id)])
}

/** Whether the viewer answers and excuses in a group within reach: its leader, and editors of groups. */
export const mayRun = (groupId: number) =>
  leads(groupId) || currentUser().pageAccess.editGroup

/** The group, for its leader and for editors. @throws NOT_FOUND as for a group that does not exist */
export const requireAccountabilityRunner = async (tx: Tx, id: number) => {
  if (!mayRun(id)) throw new AppError('NOT_FOUND')
  return found(
    await tx.accountabilityGroup.findFirst({
      where: { id, ...(!leads(id) && groupsToEdit()) },
    })
  )
}
