import type { Prisma } from '@prisma/client'

import { int, statement } from 'src/lib/database/sql'
import { lockRow } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { later } from 'src/lib/instants'
import { notify } from 'src/lib/notices'
import {
  entitlement,
  type Instalment,
} from 'src/shared/marketing/affiliates/commission'

import { beginCommission } from './beginCommission'

const LOCK_ORDERS = statement(
  `SELECT id FROM "Attribution" WHERE "invoiceId" = ANY($1::int[]) ORDER BY id FOR UPDATE`,
  { id: int }
)

const withOrder = {
  rule: true,
  invoice: {
    select: {
      number: true,
      schedules: {
        select: { seq: true, priceCentavos: true, paidCentavos: true },
      },
    },
  },
} satisfies Prisma.AttributionInclude

type Order = Prisma.AttributionGetPayload<{ include: typeof withOrder }>

/** What the order has earned by now: nothing without a rule, or if staff decided that it does not count. */
const earnedBy = ({ rule, ruleValue, holdStatus, invoice }: Order) => {
  if (!rule) return { approvedCentavos: 0, entitledCentavos: 0 }
  const earned = entitlement(
    { ...rule, value: ruleValue ?? rule.value },
    invoice.schedules
  )
  return holdStatus === 'REFUSED' ? { ...earned, entitledCentavos: 0 } : earned
}

// What is taken back leaves with the lines that it takes back from; what was paid out already is taken from the next.
const holdUntil = async (tx: Tx, { id, rule }: Order, amount: number) => {
  const now = new Date()
  if (amount >= 0) return later(now, rule?.holdDays ?? 0, 'day')
  const open = await tx.commission.findFirst({
    where: {
      attributionId: id,
      payoutId: null,
      amountCentavos: { gt: 0 },
      holdUntil: { gt: now },
    },
    orderBy: { holdUntil: 'desc' },
    select: { holdUntil: true },
  })
  return open?.holdUntil ?? now
}

const tellAffiliate = async (
  tx: Tx,
  affiliateId: number,
  amountCentavos: number
) => {
  if (amountCentavos === 0) return
  const { userId } = await tx.affiliateProfile.findUniqueOrThrow({
    where: { id: affiliateId },
    select: { userId: true },
  })
  await notify(tx, userId, {
    kind: 'AFFILIATE',
    facts: {
      change: amountCentavos > 0 ? 'earned' : 'takenBack',
      amountCentavos: Math.abs(amountCentavos),
      reason: null,
    },
    path: '/affiliate/commission',
  })
}

const paidOf = (instalments: readonly Instalment[]) =>
  instalments.reduce((sum, { paidCentavos }) => sum + paidCentavos, 0)

/** Writes the line of what a locked order has earned since its last line, or what was taken back. */
const writeLine = async (tx: Tx, order: Order, kind: 'ORDER' | 'DECISION') => {
  const { id, affiliateId, invoice } = order
  const { approvedCentavos, entitledCentavos } = earnedBy(order)
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
  if (amountCentavos === 0 && baseCentavos === 0) return
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
  await tx.affiliateProfile.update({
    where: { id: affiliateId },
    data: { earnedCentavos: { increment: amountCentavos } },
  })
  await tellAffiliate(tx, affiliateId, amountCentavos)
}

/** Reads a locked order again and brings its commission up to date. */
export const accrueOrder = async (
  tx: Tx,
  id: number,
  kind: 'ORDER' | 'DECISION' = 'ORDER'
) => {
  const read = () =>
    tx.attribution.findUniqueOrThrow({ where: { id }, include: withOrder })
  let order = await read()
  // Tiers count the orders of the affiliate, so that two first payments at once must not see the same number.
  await lockRow(tx, 'AffiliateProfile', order.affiliateId)
  if (!order.rule && paidOf(order.invoice.schedules) > 0)
    if (await beginCommission(tx, order)) order = await read()
  await writeLine(tx, order, kind)
}

/**
 * Brings the commission of orders up to date, in the transaction that changed what is paid of them. Each line is the
 * difference between what the order has earned by its rule and the sum of its earlier lines. Without an affiliate it
 * is one statement. No other code writes the lines of orders, and a trigger checks that none is forgotten.
 */
export const accrueCommission = async (tx: Tx, invoiceIds: number[]) => {
  for (const { id } of await LOCK_ORDERS.all(tx, [invoiceIds]))
    await accrueOrder(tx, id)
}
