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

export const waitlistPage = (async ({ funnelId, ...args }) => {
  const row = found(await loadOffer({ id: funnelId }))
  const text = containing(args.q)
  const where: Prisma.WaitlistEntryWhereInput = {
    funnelId,
    ...(args.filter && filters[args.filter]),
    ...(text && { OR: [{ email: text }, { name: text }] }),
  }
  const { rows, total } = await pageOf(
    args,
    (window) => db.waitlistEntry.findMany({ where, ...window }),
    () => db.waitlistEntry.count({ where })
  )
  return {
    rows,
    total,
    waiting: await db.waitlistEntry.count({
      where: { funnelId, notifiedAt: null },
    }),
    isOpen: offerState(row, new Date()) === 'OPEN',
  }
}) satisfies QueryResolvers['waitlistPage']
