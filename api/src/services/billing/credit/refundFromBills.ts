import { bool, int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { accrueCommission } from 'src/services/affiliates/commissions/accrueCommission'
import { takeRefund } from 'src/services/affiliates/commissions/takeRefund'
import { allocate } from 'src/shared/billing/paying/allocate'

import { syncAccessWithPayments } from '../payments/syncAccessWithPayments'
import { FROM_CREDIT_CENTAVOS } from '../paymentSchedules/openEntry'
import { lockSchedules } from '../paymentSchedules/paymentSchedules'

import { bookCredit } from './giveCredit'
import type { Refund } from './refundApprovers'
import { releasePaid, replaceWithCredit } from './releasePaid'

/** A member's bills that are paid with money: those of the request's order first, then the latest due. */
const PAID_BILLS = statement(
  `
  SELECT id, "invoiceId", "subscriptionId", "moneyCentavos" AS "owedCentavos", "isReopenable" FROM (
    SELECT e.id, i.id AS "invoiceId", i."subscriptionId", e."scheduleDate", (e."paidCentavos" - ${FROM_CREDIT_CENTAVOS})::int AS "moneyCentavos",
      e."waivedAt" IS NULL AND s.status IN ('PENDING', 'ACTIVE', 'PAUSED') AS "isReopenable",
      EXISTS (SELECT FROM "RefundRequest" r WHERE r.id = $2::int AND r."invoiceId" = i.id) AS "isAsked"
    FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId" JOIN "Subscription" s ON s.id = i."subscriptionId"
    WHERE i."userId" = $1::int AND i."voidedAt" IS NULL AND e."cancelledAt" IS NULL) bill
  WHERE "moneyCentavos" > 0
  ORDER BY "isAsked" DESC, "scheduleDate" DESC, id DESC`,
  {
    id: int,
    invoiceId: int,
    subscriptionId: int,
    owedCentavos: int,
    isReopenable: bool,
  }
)

const distinct = (ids: readonly number[]) =>
  [...new Set(ids)].sort((one, other) => one - other)

type Booking = Pick<Refund, 'userId' | 'requestId' | 'reason' | 'bills'> & {
  centavos: number
  transferId: string
}

/**
 * Turns money that is paid on a member's bills into credit, which a refund sends back. Bills that are owed again lose it,
 * the latest due first, and access and commission follow. Bills that stay paid keep their sums: credit, given for the
 * refund's reason, takes the place of the money and earns no commission. The member's money must be locked.
 * @throws REFUND_ABOVE_PAID if the bills that can be owed again hold less
 */
export const refundFromBills = async (
  tx: Tx,
  { userId, requestId, centavos, bills, reason, transferId }: Booking
) => {
  const isOwedAgain = bills === 'OWED_AGAIN'
  const paid = await PAID_BILLS.all(tx, [userId, requestId])
  const { parts, surplusCentavos } = allocate(
    centavos,
    isOwedAgain ? paid.filter(({ isReopenable }) => isReopenable) : paid
  )
  await lockSchedules(
    tx,
    parts.map(({ bill }) => bill.id)
  )
  if (!isOwedAgain) {
    await bookCredit(tx, userId, centavos, reason, transferId)
    for (const { bill, amountCentavos } of parts)
      await replaceWithCredit(tx, userId, bill.id, amountCentavos, transferId)
    await takeRefund(tx, userId, centavos, requestId)
    return
  }
  if (surplusCentavos > 0) throw new AppError('REFUND_ABOVE_PAID')
  for (const { bill, amountCentavos } of parts)
    await releasePaid(tx, userId, bill.id, amountCentavos, transferId)
  for (const id of distinct(parts.map(({ bill }) => bill.subscriptionId)))
    await syncAccessWithPayments(tx, id)
  await accrueCommission(tx, distinct(parts.map(({ bill }) => bill.invoiceId)))
}
