import type { QueryResolvers } from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { db, pool } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { can } from 'src/shared/access/permissions'
import { fullName } from 'src/shared/accounts/fullName'

import { asSuccessTasks, withTaskParts } from './asSuccessTask'

const SHOWN_NOTES = 50
const SHOWN_TASKS = 50

const names = { select: { firstName: true, lastName: true } } as const

/** Who cares for a person, with the tasks and notes about them that the viewer may read. @throws NOT_FOUND */
export const successCare = (async ({ userId }) => {
  await requireReach('user', userId)
  const viewer = currentUser()
  // Nobody reads what the team says about them.
  if (userId === viewer.id) throw new AppError('NOT_FOUND')
  const isAmongManagers =
    can(viewer, 'editSuccessManagers') ||
    (await db.successManager.count({ where: { userId: viewer.id } })) > 0
  const person = found(
    await db.user.findUnique({
      where: { id: userId },
      include: {
        successManager: { include: { user: names } },
        successHistory: { orderBy: { createdAt: 'desc' }, take: 1 },
      },
    })
  )
  const [tasks, notes] = await Promise.all([
    db.successTask.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: SHOWN_TASKS,
      include: withTaskParts,
    }),
    db.successNote.findMany({
      where: { userId, ...(!isAmongManagers && { visibility: 'TEAM' }) },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: SHOWN_NOTES,
      include: { author: names },
    }),
  ])
  const { successManager: manager, successHistory } = person
  return {
    userId,
    managerId: manager?.id ?? null,
    managerName: manager && fullName(manager.user),
    since: manager ? (successHistory[0]?.createdAt ?? null) : null,
    reason: manager ? (successHistory[0]?.reason ?? '') : '',
    tasks: await asSuccessTasks(pool, tasks),
    notes: notes.map(({ author, ...note }) => ({
      ...note,
      authorName: fullName(author),
      isOwn: note.authorId === currentUser().id,
    })),
  }
}) satisfies QueryResolvers['successCare']
