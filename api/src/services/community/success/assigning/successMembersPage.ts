import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { pageWithin, searchText } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { searchOf } from 'src/services/accounts/users/personSearch'
import { fullName } from 'src/shared/accounts/fullName'
import { manilaToday, startOfDay } from 'src/shared/manilaTime'

import { CARE_BOUND } from '../managers/asSuccessManager'
import { managersInScope } from '../successScope'

const withParts = {
  stage: { select: { number: true } },
  batch: { select: { name: true } },
  sessions: {
    where: { actorUserId: null },
    orderBy: { lastSeenAt: 'desc' },
    take: 1,
    select: { lastSeenAt: true },
  },
  successHistory: {
    orderBy: { createdAt: 'desc' },
    take: 1,
    select: { createdAt: true },
  },
  successTasks: { where: { status: 'OPEN' }, select: { id: true } },
} satisfies Prisma.UserInclude

type Row = Prisma.UserGetPayload<{ include: typeof withParts }>

const asSuccessMember = (user: Row) => ({
  id: user.id,
  name: fullName(user),
  email: user.email,
  stageNumber: user.stage?.number ?? null,
  batchName: user.batch?.name ?? null,
  lastSeenAt: user.sessions[0]?.lastSeenAt ?? null,
  assignedAt: user.successHistory[0]?.createdAt ?? null,
  taskCount: user.successTasks.length,
})

/** For Prisma: a subscription that gives access today, as `app.gives_access`. */
const withAccess = (): Prisma.SubscriptionListRelationFilter => ({
  some: {
    status: 'ACTIVE',
    startsAt: { lte: new Date() },
    expiry: { gte: startOfDay(manilaToday()) },
  },
})

/** The manager whose members are asked for, within the viewer's scope; or members without one. */
const careOf = async (managerId: number | null | undefined) => {
  if (managerId == null)
    return {
      successManagerId: null,
      isMember: true,
      subscriptions: withAccess(),
    }
  found(
    await db.successManager.findFirst({
      where: { AND: [{ id: managerId }, managersInScope()] },
    })
  )
  return { successManagerId: managerId }
}

const caredForNamed = searchOf({
  id: 'u.id',
  rows: '"User" u WHERE u."successManagerId" = $1',
  most: CARE_BOUND,
})

const othersNamed = searchOf({
  id: 'u.id',
  rows: '"User" u WHERE u."successManagerId" IS NULL AND u."isMember" AND u."archivedAt" IS NULL',
  most: CARE_BOUND,
})

const namedInCareOf = (managerId: number | null | undefined, words: string) =>
  managerId == null ? othersNamed(words) : caredForNamed(words, managerId)

/**
 * The members in the care of a manager, or those in nobody's; the newest first.
 * @throws NOT_FOUND
 */
export const successMembersPage = (async ({ managerId, q, sort, ...place }) => {
  const words = searchText(q)
  const where: Prisma.UserWhereInput = {
    archivedAt: null,
    ...(await careOf(managerId)),
    ...(words && { id: { in: await namedInCareOf(managerId, words) } }),
  }
  const { rows, ...total } = await pageWithin(
    CARE_BOUND,
    { ...place, sort: sort ?? 'CREATED_AT_DESC' },
    (window) => db.user.findMany({ where, include: withParts, ...window }),
    (counted) => db.user.count({ where, ...counted })
  )
  return { rows: rows.map(asSuccessMember), ...total }
}) satisfies QueryResolvers['successMembersPage']
