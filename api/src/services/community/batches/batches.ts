import type { Prisma } from '@prisma/client'
import type { BatchesFilter, QueryResolvers } from 'types/graphql'

import { containing, pageOf, searchText } from 'src/lib/database/paging'
import { db, pool } from 'src/lib/db'
import { dateColumnOf, manilaToday } from 'src/shared/manilaTime'

import { asBatches } from './asBatch'

const filtered = (filter: BatchesFilter): Prisma.BatchWhereInput => {
  const today = dateColumnOf(manilaToday())
  const wheres: Record<BatchesFilter, Prisma.BatchWhereInput> = {
    UPCOMING: { archivedAt: null, launchFrom: { gt: today } },
    OPEN: {
      archivedAt: null,
      launchFrom: { lte: today },
      launchTo: { gte: today },
    },
    ENDED: { archivedAt: null, launchTo: { lt: today } },
    ARCHIVED: { archivedAt: { not: null } },
  }
  return wheres[filter]
}

/** A search finds a part of the name, or the number. */
const searched = (q: string | null | undefined): Prisma.BatchWhereInput => {
  const text = searchText(q)
  return /^\d{1,9}$/.test(text)
    ? { OR: [{ name: containing(text) }, { number: Number(text) }] }
    : { name: containing(text) }
}

/** Without a filter, the batches in use. */
export const batchesPage = (async (args) => {
  const where: Prisma.BatchWhereInput = {
    ...(args.filter ? filtered(args.filter) : { archivedAt: null }),
    ...searched(args.q),
  }
  const { rows, total } = await pageOf(
    { ...args, sort: args.sort ?? 'NUMBER_DESC' },
    (window) => db.batch.findMany({ where, ...window }),
    () => db.batch.count({ where })
  )
  return { rows: await asBatches(pool, rows), total }
}) satisfies QueryResolvers['batchesPage']

export const batch = (async ({ id }) => {
  const [found] = await asBatches(
    pool,
    await db.batch.findMany({ where: { id } })
  )
  return found ?? null
}) satisfies QueryResolvers['batch']
