import type { Prisma } from '@prisma/client'

import { personsOf } from 'src/lib/database/persons'
import { command, int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { later } from 'src/lib/instants'
import { notify } from 'src/lib/notices'
import {
  entitlement,
  type Instalment,
} from 'src/shared/marketing/affiliates/commission'

import { beginCommission } from './beginCommission'
import { holdIfSuspicious } from './fraudSigns'
import { tellOfLine, type Tell } from './tellAffiliate'

const LOCK_ORDERS = statement(
  `SELECT id FROM "Attribution" WHERE "invoiceId" = ANY($1::int[]) ORDER BY id FOR UPDATE`,
  { id: int }
)

/** In the order of their ids, so that two payments of several orders do not wait for each other. */
const LOCK_AFFILIATES = statement(
  `SELECT id FROM "AffiliateProfile" WHERE id IN (SELECT "affiliateId" FROM "Attribution" WHERE id = ANY($1::int[]))
   ORDER BY id FOR NO KEY UPDATE`,
  { id: int }
)

/** The sum for the list's order; it stops at the largest number of its column, so that no payment fails by it. */
const ADD_EARNED = command(
  `UPDATE "AffiliateProfile" SET "earnedCentavos" = GREATEST(-2147483647, LEAST(2147483647, "earnedCentavos"::bigint + $2::int))::int
   WHERE id = $1::int`
)

export const addEarned = (tx: Tx, affiliateId: number, centavos: number) =>
  ADD_EARNED.run(tx, [affiliateId, centavos])

const withOrder = {
  rule: true,
  affiliate: { select: { userId: true } },
  invoice: {
    select: {
      userId: true,
      number: true,
      schedules: {
        select: { seq: true, priceCentavos: true, paidCentavos: true },
      },
    },
  },
} satisfies Prisma.AttributionInclude

type Order = Prisma.AttributionGetPayload<{ include: typeof withOrder }>

/**
 * An order's earnings by now: nothing without a rule, if staff decided that it does not count, or if buyer and
 * affiliate turned out to be one person.
 */
const earnedBy = async (tx: Tx, order: Order) => {
  const { rule, ruleValue, holdStatus, refundedCentavos, invoice } = order
  if (!rule) return { approvedCentavos: 0, entitledCentavos: 0 }
  const earned = entitlement(
    { ...rule, value: ruleValue ?? rule.value },
    invoice.schedules,
    refundedCentavos
  )
  const buyers = await personsOf(tx, invoice.userId)
  return holdStatus === 'REFUSED' || buyers.includes(order.affiliate.userId)
    ? { ...earned, entitledCentavos: 0 }
    : earned
}

// A reversal counts with the earliest line of the order that is not paid out, so that no later payout pays what
// an earlier one should have kept; if all are paid out, it lowers the next payout.
const holdUntil = async (tx: Tx, { id, rule }: Order, amount: number) => {
  const now = new Date()
  if (amount >= 0) return later(now, rule?.holdDays ?? 0, 'day')
  const open = await tx.commission.findFirst({
    where: { attributionId: id, payoutId: null, amountCentavos: { gt: 0 } },
    orderBy: { holdUntil: 'asc' },
    select: { holdUntil: true },
  })
  return open?.holdUntil ?? now
}

const paidOf = (instalments: readonly Instalment[]) =>
  instalments.reduce((sum, { paidCentavos }) => sum + paidCentavos, 0)

/** Writes the line of what a locked order has earned since its last line, or what was taken back. Returns its amount. */
const writeLine = async (tx: Tx, order: Order, kind: 'ORDER' | 'DECISION') => {
  const { id, affiliateId, invoice } = order
  const { approvedCentavos, entitledCentavos } = await earnedBy(tx, order)
  const amountCentavos = entitledCentavos - order.entitledCentavos
  const baseCentavos = approvedCentavos - order.approvedCentavos
  await tx.attribution.update({
    where: { id },
    data: {
      paidCentavos: paidOf(invoice.schedules),
      approvedCentavos,
      entitledCentavos,
    },
  })
  if (amountCentavos === 0 && baseCentavos === 0) return 0
  await tx.commission.create({
    data: {
      affiliateId,
      attributionId: id,
      kind,
      baseCentavos,
      amountCentavos,
      facts: { approvedCentavos, entitledCentavos },
      holdUntil: await holdUntil(tx, order, amountCentavos),
    },
  })
  await addEarned(tx, affiliateId, amountCentavos)
  return amountCentavos
}

/** Brings the commission of a locked order, whose affiliate is locked, up to date. */
const accrue = async (
  tx: Tx,
  id: number,
  kind: 'ORDER' | 'DECISION',
  tell: Tell = notify
) => {
  const read = () =>
    tx.attribution.findUniqueOrThrow({ where: { id }, include: withOrder })
  let order = await read()
  if (!order.rule && paidOf(order.invoice.schedules) > 0)
    if (await beginCommission(tx, order)) order = await read()
  const amountCentavos = await writeLine(tx, order, kind)
  const isHeld =
    order.holdStatus === null && amountCentavos > 0
      ? await holdIfSuspicious(tx, id)
      : order.holdStatus === 'WAITING'
  if (kind === 'ORDER')
    await tellOfLine(tx, order.affiliate.userId, amountCentavos, isHeld, tell)
}

/** Brings a locked order up to date after a decision about it. */
export const accrueDecided = async (tx: Tx, id: number) => {
  await LOCK_AFFILIATES.all(tx, [[id]])
  await accrue(tx, id, 'DECISION')
}

/**
 * Brings the commission of orders up to date, in the transaction that changed what is paid of them. Each line is the
 * difference between what the order has earned by its rule and the sum of its earlier lines. Without an affiliate it
 * is one statement. No other code writes the lines of orders, and a trigger checks that none is forgotten.
 */
export const accrueCommission = async (
  tx: Tx,
  invoiceIds: number[],
  tell?: Tell
) => {
  const orders = await LOCK_ORDERS.all(tx, [invoiceIds])
  if (orders.length === 0) return
  const ids = orders.map(({ id }) => id)
  // Tiers count the orders of the affiliate, so that two first payments at once must not see the same number.
  await LOCK_AFFILIATES.all(tx, [ids])
  for (const id of ids) await accrue(tx, id, 'ORDER', tell)
}
