import type { Prisma } from '@prisma/client'
import type { QueryResolvers, WaitlistFilter } from 'types/graphql'

import { containing, pageOf, totalWithin } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { offerState } from 'src/shared/billing/offerState'

import { loadOffer } from '../checkout/loadOffer'

const filters: Record<WaitlistFilter, Prisma.WaitlistEntryWhereInput> = {
  WAITING: { notifiedAt: null },
  NOTIFIED: { notifiedAt: { not: null } },
}

/** Counts stop at this many people. The rows do not: the list's file holds everyone. */
const COUNTED = 1000

export const waitlistPage = (async ({ funnelId, ...args }) => {
  const row = found(await loadOffer({ id: funnelId }))
  const text = containing(args.q)
  const where: Prisma.WaitlistEntryWhereInput = {
    funnelId,
    ...(args.filter && filters[args.filter]),
    ...(text && { OR: [{ email: text }, { name: text }] }),
  }
  const count = (counted: Prisma.WaitlistEntryWhereInput) =>
    db.waitlistEntry.count({ where: counted, take: COUNTED + 1 })
  const [{ rows, total }, waiting] = await Promise.all([
    pageOf(
      args,
      (window) => db.waitlistEntry.findMany({ where, ...window }),
      () => count(where)
    ),
    count({ funnelId, notifiedAt: null }),
  ])
  return {
    rows,
    ...totalWithin(COUNTED, total),
    waiting: Math.min(waiting, COUNTED),
    isWaitingCapped: waiting > COUNTED,
    isOpen: offerState(row, new Date()) === 'OPEN',
  }
}) satisfies QueryResolvers['waitlistPage']
