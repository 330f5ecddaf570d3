import type { Prisma } from '@prisma/client'
import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { pageWithin } from 'src/lib/database/paging'
import { int, statement } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, found, optionalNote } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fullName } from 'src/shared/accounts/fullName'
import type { FraudSign } from 'src/shared/marketing/affiliates/commission'

import { accrueDecided } from './accrueCommission'
import { refuseOwn } from './refuseOwn'
import { tellAffiliate } from './tellAffiliate'

const BOUND = 1_000

const person = { select: { firstName: true, lastName: true } }

const withParts = {
  affiliate: { select: { userId: true, user: person } },
  holdDecidedBy: person,
  invoice: {
    select: {
      number: true,
      userId: true,
      user: person,
      subscription: { select: { product: { select: { name: true } } } },
    },
  },
} as const satisfies Prisma.AttributionInclude

type HeldRow = Prisma.AttributionGetPayload<{ include: typeof withParts }>

const asHeld = (row: HeldRow) => ({
  id: row.id,
  affiliateId: row.affiliateId,
  affiliate: fullName(row.affiliate.user),
  buyerId: row.invoice.userId,
  buyer: fullName(row.invoice.user),
  product: row.invoice.subscription.product.name,
  invoiceNumber: row.invoice.number,
  orderedAt: row.createdAt,
  heldCentavos: row.entitledCentavos,
  signs: row.holdSigns as FraudSign[],
  status: row.holdStatus ?? 'WAITING',
  note: row.holdNote,
  decidedBy: row.holdDecidedBy && fullName(row.holdDecidedBy),
  decidedAt: row.holdDecidedAt,
})

/** The orders with signs of fraud; without a filter those that wait for a decision. */
export const heldOrdersPage = (async ({ filter, ...args }) => {
  const where = { holdStatus: filter ?? 'WAITING' } as const
  const { rows, ...total } = await pageWithin(
    BOUND,
    args,
    (window) =>
      db.attribution.findMany({ where, include: withParts, ...window }),
    (counted) => db.attribution.count({ where, ...counted })
  )
  return { rows: rows.map(asHeld), ...total }
}) satisfies QueryResolvers['heldOrdersPage']

const LOCK = statement(
  `SELECT id FROM "Attribution" WHERE id = $1 AND "holdStatus" IS NOT NULL FOR UPDATE`,
  { id: int }
)

/**
 * Decides whether a held order counts. If it does not, its commission is taken back by a line, and its further payments
 * bring none. A later decision may say otherwise, by another line.
 * @throws COMMISSION_OWN; PAYOUT_OPEN while a payout with lines of the order is open; NOT_FOUND
 */
export const decideHeldOrder = (async ({ id, counts, ...args }) => {
  const holdNote = optionalNote(args.reason)
  return inTransaction(async (tx) => {
    found(await LOCK.first(tx, [id]))
    const before = await tx.attribution.findUniqueOrThrow({
      where: { id },
      include: withParts,
    })
    await refuseOwn(tx, before.affiliate.userId)
    const open = await tx.commission.findFirst({
      where: {
        attributionId: id,
        payout: { status: { in: ['DRAFT', 'APPROVED'] } },
      },
      select: { id: true },
    })
    if (open) throw new AppError('PAYOUT_OPEN')
    await tx.attribution.update({
      where: { id },
      data: {
        holdStatus: counts ? 'RELEASED' : 'REFUSED',
        holdNote,
        holdDecidedById: currentUser().id,
        holdDecidedAt: new Date(),
      },
    })
    await accrueDecided(tx, id)
    const { entitledCentavos } = await tx.attribution.findUniqueOrThrow({
      where: { id },
    })
    await tellAffiliate(
      tx,
      before.affiliate.userId,
      counts ? 'released' : 'refused',
      Math.max(entitledCentavos, before.entitledCentavos),
      holdNote || null
    )
    await logInfo(tx, {
      action: counts ? 'commission.approved' : 'commission.declined',
      entity: 'Affiliate',
      entityId: before.affiliateId,
      before: { status: before.holdStatus },
      after: { orderId: id, reason: holdNote },
    })
    return asHeld(
      await tx.attribution.findUniqueOrThrow({
        where: { id },
        include: withParts,
      })
    )
  })
}) satisfies MutationResolvers['decideHeldOrder']
