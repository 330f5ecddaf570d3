import type { Prisma } from '@prisma/client'
import type { QueryResolvers, SuccessManagersFilter } from 'types/graphql'

import { pageOf, searchText } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { searchOf } from 'src/services/accounts/users/personSearch'
import { fullName } from 'src/shared/accounts/fullName'

import { managersInScope } from '../successScope'

import { asSuccessManagers, withManagerParts } from './asSuccessManager'
import { mayCare } from './mayCare'

const filters: Record<SuccessManagersFilter, Prisma.SuccessManagerWhereInput> =
  { ACTIVE: { isActive: true }, INACTIVE: { isActive: false } }

const managersNamed = searchOf({
  id: 'm.id',
  rows: '"SuccessManager" m JOIN "User" u ON u.id = m."userId" WHERE true',
  most: 1000,
})

/** The success managers within the viewer's scope, the newest first. */
export const successManagersPage = (async ({ q, filter, ...args }) => {
  const words = searchText(q)
  const where: Prisma.SuccessManagerWhereInput = {
    ...managersInScope(),
    ...(filter && filters[filter]),
    ...(words && { AND: { id: { in: await managersNamed(words) } } }),
  }
  const { rows, total } = await pageOf(
    args,
    (window) =>
      db.successManager.findMany({
        where,
        include: withManagerParts,
        ...window,
      }),
    () => db.successManager.count({ where })
  )
  return { rows: await asSuccessManagers(rows), total }
}) satisfies QueryResolvers['successManagersPage']

/** @throws NOT_FOUND also for one beyond the viewer's scope */
export const successManager = (async ({ id }) => {
  const row = await db.successManager.findFirst({
    where: { AND: [{ id }, managersInScope()] },
    include: withManagerParts,
  })
  const [manager] = await asSuccessManagers([found(row)])
  return manager
}) satisfies QueryResolvers['successManager']

/** Choices stop at this many people. */
const MOST_CHOICES = 100

const byName = [
  { firstName: 'asc' as const },
  { lastName: 'asc' as const },
  { id: 'asc' as const },
]

/** People with the level of success managers whom nobody has made one yet. */
export const successManagerCandidates = (async () => {
  const people = await db.user.findMany({
    where: { ...mayCare, successProfile: null },
    orderBy: byName,
    take: MOST_CHOICES,
    select: { id: true, firstName: true, lastName: true, email: true },
  })
  return people.map(({ id, email, ...names }) => ({
    id,
    email,
    name: fullName(names),
  }))
}) satisfies QueryResolvers['successManagerCandidates']

/** The active success managers, for forms that choose one. */
export const successManagerChoices = (async () => {
  const rows = await db.successManager.findMany({
    where: { isActive: true, user: mayCare },
    orderBy: { user: { firstName: 'asc' } },
    take: MOST_CHOICES,
    include: withManagerParts,
  })
  return rows.map(({ id, user }) => ({ id, name: fullName(user) }))
}) satisfies QueryResolvers['successManagerChoices']
