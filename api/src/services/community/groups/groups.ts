import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { containing, pageWithin } from 'src/lib/database/paging'
import { db, pool } from 'src/lib/db'

import { asGroup, asGroups, asSubGroup, withSubGroupParts } from './asGroup'
import { groupsInScope, mayReadGroup } from './groupScope'

/** The count of groups stops at this number, and so do pages; a search finds the rest. */
const BOUND = 1000

/** Without a filter, the groups in use. */
export const groupsPage = (async (args) => {
  const where: Prisma.GroupWhereInput = {
    ...groupsInScope(),
    archivedAt: args.filter === 'ARCHIVED' ? { not: null } : null,
    name: containing(args.q),
  }
  const { rows, ...total } = await pageWithin(
    BOUND,
    { ...args, sort: args.sort ?? 'NAME' },
    (window) => db.group.findMany({ where, ...window }),
    (counted) => db.group.count({ where, ...counted })
  )
  return { rows: await asGroups(pool, rows), ...total }
}) satisfies QueryResolvers['groupsPage']

export const group = (async ({ id }) => {
  if (!mayReadGroup(id)) return null
  const row = await db.group.findUnique({ where: { id } })
  return row && asGroup(pool, row)
}) satisfies QueryResolvers['group']

/** Staff choose among the groups of their scope, leaders among the sub-groups of their own group. */
export const groupChoices = (async () => {
  const { pageAccess, managedGroup } = currentUser()
  const where = pageAccess.groups
    ? groupsInScope()
    : { id: managedGroup?.id ?? 0 }
  return db.group.findMany({
    where: { ...where, archivedAt: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      name: true,
      subGroups: {
        where: { archivedAt: null },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        select: { id: true, name: true },
      },
    },
  })
}) satisfies QueryResolvers['groupChoices']

export const subGroup = (async ({ id }) => {
  const row = await db.subGroup.findUnique({
    where: { id },
    include: withSubGroupParts,
  })
  return row && mayReadGroup(row.groupId) ? asSubGroup(db, row) : null
}) satisfies QueryResolvers['subGroup']
