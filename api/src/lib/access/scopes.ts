// The rows that a user with access to a page may reach (docs/security.md S-31). Lists and single reads both use these
// functions, so that neither shows what the other hides.
import type { Prisma } from '@prisma/client'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import type { RoleId } from 'src/shared/access/permissions'

import { ranks } from './permissions'

/** An id that no stage and no group has, so that a user who leads none reaches nobody. */
export const NO_ID = 0

const rankOf = (role: string) =>
  Object.hasOwn(ranks, role) ? ranks[role as RoleId] : 0

/** The rank of the highest of these roles. */
export const rankOfRoles = (roles: string[]) => Math.max(...roles.map(rankOf))

/** The rank of the viewer's highest role. */
export const viewerRank = () => rankOfRoles(currentUser().roles)

/** Whether staff of this rank reach only the people whom they lead. */
export const isTeamStaff = (rank: number) =>
  rank >= ranks['assistant-coach'] && rank <= ranks['team-lead']

/** The people of a stage and of a group. */
export type PeopleScope = { stageId: number; groupId: number }

/**
 * The people whom coaches and team leads reach: those of the stage and of the group that they lead. Null for all other
 * staff with access, who reach everyone.
 */
export const scopeForUsers = (): PeopleScope | null => {
  const { managedStage, managedGroup } = currentUser()
  return isTeamStaff(viewerRank())
    ? { stageId: managedStage?.id ?? NO_ID, groupId: managedGroup?.id ?? NO_ID }
    : null
}

/** For Prisma: the people of the viewer's scope. */
export const usersInScope = (): Prisma.UserWhereInput => {
  const scope = scopeForUsers()
  if (!scope) return {}
  const { stageId, groupId } = scope
  return {
    OR: [
      { stageId },
      { groupMemberships: { some: { groupId, endedAt: null } } },
    ],
  }
}

/**
 * The same in SQL.
 * @param user the alias of the user's row
 * @param parameter adds a value to those of the statement and returns its placeholder
 */
export const inScopeSql = (
  scope: PeopleScope | null | undefined,
  user: string,
  parameter: (value: number) => string
) => {
  if (!scope) return 'true'
  const onStage = `${user}."stageId" = ${parameter(scope.stageId)}::int`
  if (scope.groupId === NO_ID) return onStage
  return `(${onStage} OR ${user}.id IN (
    SELECT gm."userId" FROM "GroupMembership" gm WHERE gm."groupId" = ${parameter(scope.groupId)}::int AND gm."endedAt" IS NULL))`
}

/**
 * Refuses to read a user's records unless they are the viewer's own, or the viewer has the page flag and the user is in
 * their scope.
 * @throws NOT_FOUND otherwise, as for a user who does not exist
 */
export const requireReach = async (page: string, userId: number) => {
  const { id, pageAccess } = currentUser()
  if (id === userId) return
  const isReached =
    (pageAccess as Record<string, boolean>)[page] &&
    (scopeForUsers() === null ||
      (await db.user.count({
        where: { AND: [{ id: userId }, usersInScope()] },
      })) > 0)
  if (!isReached) throw new AppError('NOT_FOUND')
}
