import type { Prisma } from '@prisma/client'
import type { QueryResolvers, WaitlistFilter } from 'types/graphql'

import { containing, pageOf } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { offerState } from 'src/shared/billing/offerState'

import { loadOffer } from '../checkout/loadOffer'

const filters: Record<WaitlistFilter, Prisma.WaitlistEntryWhereInput> = {
  WAITING: { notifiedAt: null },
  NOTIFIED: { notifiedAt: { not: null } },
}

/** The count of those who wait stops at this many people. The list's own does not: its file holds everyone. */
const COUNTED = 1000

export const waitlistPage = (async ({ funnelId, ...args }) => {
  const row = found(await loadOffer({ id: funnelId }))
  const text = containing(args.q)
  const where: Prisma.WaitlistEntryWhereInput = {
    funnelId,
    ...(args.filter && filters[args.filter]),
    ...(text && { OR: [{ email: text }, { name: text }] }),
  }
  const [page, waiting] = await Promise.all([
    pageOf(
      args,
      (window) => db.waitlistEntry.findMany({ where, ...window }),
      () => db.waitlistEntry.count({ where })
    ),
    db.waitlistEntry.count({
      where: { funnelId, notifiedAt: null },
      take: COUNTED + 1,
    }),
  ])
  return {
    ...page,
    waiting: Math.min(waiting, COUNTED),
    isWaitingCapped: waiting > COUNTED,
    isOpen: offerState(row, new Date()) === 'OPEN',
  }
}) satisfies QueryResolvers['waitlistPage']
