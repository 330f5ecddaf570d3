import type { Prisma } from '@prisma/client'
import type { FunnelsFilter, QueryResolvers } from 'types/graphql'

import { meets, type Requirement } from 'src/lib/auth'
import { containing, pageOf } from 'src/lib/database/paging'
import { db } from 'src/lib/db'

import { asOwnFunnel, withProduct } from './asFunnel'
import { seatsTakenIn } from './seats'

const filters: Record<FunnelsFilter, Prisma.FunnelWhereInput> = {
  ACTIVE: { status: 'PUBLISHED' },
  INACTIVE: { status: { in: ['DRAFT', 'CLOSED'] } },
  ARCHIVED: { status: 'ARCHIVED' },
}

export const funnelsPage = (async (args) => {
  const where: Prisma.FunnelWhereInput = {
    status: { not: 'ARCHIVED' },
    name: containing(args.q),
    ...(args.filter && filters[args.filter]),
  }
  const { rows, total } = await pageOf(
    args,
    (window) => db.funnel.findMany({ where, include: withProduct, ...window }),
    () => db.funnel.count({ where })
  )
  const taken = await seatsTakenIn(rows.map(({ id }) => id))
  return {
    rows: rows.map((row) => ({
      ...asOwnFunnel(row),
      seatsTaken: taken.get(row.id) ?? 0,
    })),
    total,
  }
}) satisfies QueryResolvers['funnelsPage']

export const funnel = (async ({ id }) => {
  const row = await db.funnel.findUnique({
    where: { id },
    include: withProduct,
  })
  return row && asOwnFunnel(row)
}) satisfies QueryResolvers['funnel']

type FunnelRoot = { id: string; seatsTaken?: number }

/**
 * The number of taken seats. It is counted on request, unless a list has counted it for all of its rows. Only staff see
 * this number, because members too read the funnels of their own bills.
 */
export const Funnel = {
  seatsTaken: async (_args: unknown, { root }: { root: FunnelRoot }) =>
    meets(sellers)
      ? (root.seatsTaken ?? (await seatsTakenIn([root.id])).get(root.id) ?? 0)
      : null,
}

const sellers: Requirement = {
  page: ['funnel', 'products', 'subscription', 'subscriptions', 'enrollUser'],
  fn: ['user_enroll/unenroll'],
}

export const funnelNames = (() =>
  db.funnel.findMany({
    where: { status: { not: 'ARCHIVED' } },
    orderBy: { name: 'asc' },
    select: { id: true, name: true },
  })) satisfies QueryResolvers['funnelNames']
