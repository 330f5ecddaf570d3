import type { Prisma } from '@prisma/client'
import type { QueryResolvers, WaitlistFilter } from 'types/graphql'

import { pageOf, searchText, totalWithin } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { personText, searchOf } from 'src/services/accounts/users/personSearch'
import { offerState } from 'src/shared/billing/offerState'

import { loadOffer } from '../checkout/loadOffer'

const filters: Record<WaitlistFilter, Prisma.WaitlistEntryWhereInput> = {
  WAITING: { notifiedAt: null },
  NOTIFIED: { notifiedAt: { not: null } },
}

/** Counts stop at this many people. The rows do not: the list's file holds everyone. */
const COUNTED = 1000

const entriesNamed = searchOf({
  id: 'w.id',
  rows: '"WaitlistEntry" w WHERE w."funnelId" = $1',
  most: COUNTED,
  text: personText('w.name', "''", 'w.email'),
})

export const waitlistPage = (async ({ funnelId, ...args }) => {
  const row = found(await loadOffer({ id: funnelId }))
  const words = searchText(args.q)
  const where: Prisma.WaitlistEntryWhereInput = {
    funnelId,
    ...(args.filter && filters[args.filter]),
    ...(words && { id: { in: await entriesNamed(words, funnelId) } }),
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
