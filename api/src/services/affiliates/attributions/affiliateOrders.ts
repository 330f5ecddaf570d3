import type { QueryResolvers } from 'types/graphql'

import { pageWithin } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { fullName } from 'src/shared/accounts/fullName'

import { creditFacts } from './creditFacts'

/** The count stops at this number of orders, and so do pages. */
const BOUND = 10_000

/** The orders that are credited to an affiliate, with the reason of each. */
export const affiliateOrdersPage = (async ({ affiliateId, ...args }) => {
  const where = { affiliateId }
  const { rows, ...total } = await pageWithin(
    BOUND,
    args,
    (window) =>
      db.attribution.findMany({
        where,
        include: {
          link: { select: { label: true } },
          invoice: {
            select: {
              number: true,
              totalCentavos: true,
              userId: true,
              user: { select: { firstName: true, lastName: true } },
              subscription: {
                select: { product: { select: { name: true } } },
              },
            },
          },
        },
        ...window,
      }),
    (counted) => db.attribution.count({ where, ...counted })
  )
  return {
    rows: rows.map(({ invoice, ...row }) => ({
      id: row.id,
      createdAt: row.createdAt,
      reason: row.reason,
      invoiceNumber: invoice.number,
      totalCentavos: invoice.totalCentavos,
      buyerId: invoice.userId,
      buyer: fullName(invoice.user),
      product: invoice.subscription.product.name,
      ...creditFacts(row),
    })),
    ...total,
  }
}) satisfies QueryResolvers['affiliateOrdersPage']
