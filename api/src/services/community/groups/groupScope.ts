// Which groups a viewer reaches: coaches and team leads the one that they lead, other staff all of them.
import { scopeForUsers } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { AppError } from 'src/lib/errors'

/** For Prisma: the groups of the viewer's scope. */
export const groupsInScope = (): { id?: number } => {
  const scope = scopeForUsers()
  return scope ? { id: scope.groupId } : {}
}

const isInScope = (groupId: number) => {
  const { id } = groupsInScope()
  return id === undefined || id === groupId
}

const leads = (groupId: number) => currentUser().managedGroup?.id === groupId

/** Whether the viewer may look into a group: its leaders and assistants, and staff who may read it. */
export const mayReadGroup = (groupId: number) =>
  leads(groupId) || (currentUser().pageAccess.group && isInScope(groupId))

/** Whether the viewer decides about the members of a group: its leaders and assistants, and editors of groups. */
const mayRunGroup = (groupId: number) =>
  leads(groupId) || (currentUser().pageAccess.editGroup && isInScope(groupId))

/** @throws NOT_FOUND as for a group that does not exist */
export const requireGroupReader = (groupId: number) => {
  if (!mayReadGroup(groupId)) throw new AppError('NOT_FOUND')
}

/** @throws NOT_FOUND as for a group that does not exist */
export const requireGroupLeader = (groupId: number) => {
  if (!mayRunGroup(groupId)) throw new AppError('NOT_FOUND')
}

/** Refuses the editors of groups whose scope does not have the group. @throws NOT_FOUND */
export const requireGroupEditor = (groupId: number) => {
  if (!isInScope(groupId)) throw new AppError('NOT_FOUND')
}
