import type { QueryResolvers } from 'types/graphql'

import { requireReach } from 'src/lib/access/scopes'
import { db } from 'src/lib/db'
import { local } from 'src/lib/translations'

import { asInvoice, withInvoiceParts } from '../invoices/asInvoice'

import { named, withFunnelName } from './subscriptions'

const CHANGES = 100

type Change = { before: unknown; after: unknown }

const textAt = ({ before, after }: Change, key: string) => {
  const value =
    (after as Record<string, unknown> | null)?.[key] ??
    (before as Record<string, unknown> | null)?.[key]
  return typeof value === 'string' ? value : null
}

/** The log of the subscription and its bills, latest first. */
const historyOf = async (id: number, entryIds: number[]) => {
  const changes = await db.infoLog.findMany({
    where: {
      OR: [
        { entity: 'Subscription', entityId: String(id) },
        { entity: 'PaymentSchedule', entityId: { in: entryIds.map(String) } },
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: CHANGES,
  })
  const actors = await db.user.findMany({
    where: {
      id: { in: changes.flatMap(({ actorUserId }) => actorUserId ?? []) },
    },
    select: { id: true, firstName: true, lastName: true },
  })
  const names = new Map(
    actors.map(({ id: actorId, firstName, lastName }) => [
      actorId,
      `${firstName} ${lastName}`.trim(),
    ])
  )
  return changes.map((change) => ({
    id: change.id,
    action: change.action,
    entity: change.entity,
    at: change.createdAt,
    actorName: names.get(change.actorUserId ?? 0),
    reason: textAt(change, 'reason'),
  }))
}

const withRenewals = {
  select: { id: true, status: true, startsAt: true, expiry: true },
} as const

/**
 * One subscription for staff: its data, the access it grants, the subscription it renewed, its invoices and its
 * history.
 */
export const subscription = (async ({ id }) => {
  const row = await db.subscription.findUnique({
    where: { id },
    include: {
      ...withFunnelName,
      user: { select: { firstName: true, lastName: true, email: true } },
      batch: { select: { name: true } },
      renewedFrom: withRenewals,
      renewals: { ...withRenewals, orderBy: { id: 'asc' } },
      invoices: {
        where: { voidedAt: null },
        orderBy: { id: 'desc' },
        include: withInvoiceParts,
      },
    },
  })
  if (!row) return null
  await requireReach('subscription', row.userId)

  const { user, batch, invoices, renewedFrom, renewals, ...record } = row
  const [levels, courses, history] = await Promise.all([
    db.accessLevel.findMany({
      where: { funnels: { some: { funnelId: row.funnelId } } },
      orderBy: { position: 'asc' },
    }),
    db.course.findMany({
      where: { products: { some: { productId: row.productId } } },
      orderBy: { position: 'asc' },
      select: { title: true, translations: true },
    }),
    historyOf(
      id,
      invoices.flatMap(({ schedules }) => schedules.map((entry) => entry.id))
    ),
  ])
  return {
    ...named(record),
    userName: `${user.firstName} ${user.lastName}`.trim(),
    userEmail: user.email,
    batchName: batch?.name,
    levels: levels.map((level) => local(level, 'label')),
    courses: courses.map((course) => local(course, 'title')),
    chain: [...(renewedFrom ? [renewedFrom] : []), ...renewals],
    invoices: invoices.map(asInvoice),
    history,
  }
}) satisfies QueryResolvers['subscription']
