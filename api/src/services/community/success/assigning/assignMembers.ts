import { int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { notify, notifyAll } from 'src/lib/notices'

type Assignment = {
  userIds: readonly number[]
  /** Null takes the members out of anybody's care. */
  managerId: number | null
  reason: string
  /** Null for a rule. */
  byId: number | null
  /** Whether this is one of many assignments; the caller tells the manager of all of them. */
  isPart?: boolean
}

// When two changes run at once, the later one waits for the rows and then sees what the earlier one has written.
const MOVE = statement(
  `UPDATE "User" SET "successManagerId" = $2::int, "updatedAt" = now()
   WHERE id IN (SELECT id FROM "User" WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE)
     AND "archivedAt" IS NULL AND "successManagerId" IS DISTINCT FROM $2::int
   RETURNING id`,
  { id: int }
)

// Asked after the change: a request that archives the manager at this moment came first, or waits and then finds the members.
const OPEN_MANAGER = statement(
  `SELECT u.id FROM "SuccessManager" m JOIN "User" u ON u.id = m."userId"
   WHERE m.id = $1::int AND u."archivedAt" IS NULL FOR KEY SHARE OF u`,
  { id: int }
)

/**
 * Puts members into the care of a success manager, the one way in. Those who are in that care already stay as they are;
 * the others are told whom they can turn to, and the manager how many came. Their open tasks go with them, since a task
 * belongs to the success manager of its member. The caller locks the manager.
 * @returns the ids of the members that changed
 * @throws USER_ARCHIVED if the manager was archived meanwhile
 */
export const assignMembers = async (
  tx: Tx,
  { userIds, managerId, reason, byId, isPart = false }: Assignment
) => {
  const changed = await MOVE.all(tx, [[...userIds], managerId])
  const ids = changed.map(({ id }) => id)
  if (ids.length === 0) return ids
  await tx.successAssignment.createMany({
    data: ids.map((userId) => ({ userId, managerId, reason, byId })),
  })
  if (managerId !== null) {
    if (!(await OPEN_MANAGER.first(tx, [managerId])))
      throw new AppError('USER_ARCHIVED')
    await tellMembers(tx, managerId, ids)
    if (!isPart) await tellManager(tx, managerId, ids.length, byId)
  }
  return ids
}

/** Tells a manager how many members have come; nobody is told what they did themselves. */
export const tellManager = async (
  tx: Tx,
  managerId: number,
  count: number,
  byId: number | null
) => {
  const { userId } = await tx.successManager.findUniqueOrThrow({
    where: { id: managerId },
    select: { userId: true },
  })
  if (userId !== byId)
    await notify(tx, userId, {
      kind: 'SUCCESS',
      facts: { change: 'members', count },
      about: [],
      path: `/success-managers/${managerId}`,
    })
}

const tellMembers = async (
  tx: Tx,
  managerId: number,
  ids: readonly number[]
) => {
  const { user } = await tx.successManager.findUniqueOrThrow({
    where: { id: managerId },
    select: { user: { select: { id: true, firstName: true } } },
  })
  await notifyAll(tx, ids, {
    kind: 'SUCCESS',
    facts: { change: 'manager' },
    about: [{ ...user, lastName: '' }],
    path: '/',
  })
}
