import type { Prisma } from '@prisma/client'

import { int, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'
import { manilaToday } from 'src/shared/manilaTime'

/** Members and tasks of a manager are counted up to this number. */
export const CARE_BOUND = 1000

export const withManagerParts = {
  user: {
    select: {
      firstName: true,
      lastName: true,
      email: true,
      slug: true,
      archivedAt: true,
      managedBatches: {
        where: { batch: { archivedAt: null } },
        orderBy: { batchId: 'desc' },
        select: { batch: { select: { id: true, name: true } } },
      },
    },
  },
} satisfies Prisma.SuccessManagerInclude

export type ManagerRow = Prisma.SuccessManagerGetPayload<{
  include: typeof withManagerParts
}>

const LOADS = prepared(
  'successLoads',
  `SELECT m.id, load.members, work.tasks, work.late
   FROM unnest($1::int[]) m(id)
     CROSS JOIN LATERAL (SELECT count(*)::int AS members FROM (
       SELECT FROM "User" u WHERE u."successManagerId" = m.id AND u."archivedAt" IS NULL LIMIT ${CARE_BOUND}) u) load
     CROSS JOIN LATERAL (SELECT count(*)::int AS tasks, (count(*) FILTER (WHERE "dueOn" < $2::date))::int AS late FROM (
       SELECT t."dueOn" FROM "User" u JOIN "SuccessTask" t ON t."userId" = u.id AND t.status = 'OPEN'
       WHERE u."successManagerId" = m.id AND u."archivedAt" IS NULL LIMIT ${CARE_BOUND}) t) work`,
  { id: int, members: int, tasks: int, late: int }
)

/** The managers with their members and open tasks, which are counted in one statement. */
export const asSuccessManagers = async (rows: readonly ManagerRow[]) => {
  const loads = await LOADS.all(pool, [rows.map(({ id }) => id), manilaToday()])
  const byId = new Map(loads.map((load) => [load.id, load]))
  return rows.map(({ user, ...manager }) => {
    const load = byId.get(manager.id)
    return {
      ...manager,
      name: fullName(user),
      email: user.email,
      slug: user.slug,
      batches: user.managedBatches.map(({ batch }) => batch),
      memberCount: load?.members ?? 0,
      taskCount: load?.tasks ?? 0,
      lateCount: load?.late ?? 0,
    }
  })
}
