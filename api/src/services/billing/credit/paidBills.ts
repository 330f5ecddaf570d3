import type { RefundedBills } from '@prisma/client'

import { bool, int, statement, text, type Runner } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { allocate } from 'src/shared/billing/paying/allocate'

import { FROM_CREDIT_CENTAVOS } from '../paymentSchedules/openEntry'

/** A member's bills that are paid with money: those of the request's order first, then the latest due. */
const PAID_BILLS = statement(
  `
  SELECT * FROM (
    SELECT e.id, e.seq, i.id AS "invoiceId", i.number AS "invoiceNumber", i."subscriptionId", e."scheduleDate"::text AS "scheduleDate",
      e."priceCentavos", e."paidCentavos", (e."paidCentavos" - ${FROM_CREDIT_CENTAVOS})::int AS "moneyCentavos",
      e."waivedAt" IS NULL AND s.status IN ('PENDING', 'ACTIVE', 'PAUSED') AND (s.expiry IS NULL OR s.expiry > now()) AS "isReopenable",
      EXISTS (SELECT FROM "RefundRequest" r WHERE r.id = $2::int AND r."invoiceId" = i.id) AS "isAsked"
    FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId" JOIN "Subscription" s ON s.id = i."subscriptionId"
    WHERE i."userId" = $1::int AND i."voidedAt" IS NULL AND e."cancelledAt" IS NULL) bill
  WHERE "moneyCentavos" > 0
  ORDER BY "isAsked" DESC, "scheduleDate" DESC, id DESC`,
  {
    id: int,
    seq: int,
    invoiceId: int,
    invoiceNumber: text,
    subscriptionId: int,
    scheduleDate: text,
    priceCentavos: int,
    paidCentavos: int,
    moneyCentavos: int,
    isReopenable: bool,
  }
)

/** The bills that a refund may leave owed again, in the order in which it takes money off them. */
export const reopenableBills = async (on: Runner, userId: number) =>
  (await PAID_BILLS.all(on, [userId, null])).filter(
    ({ isReopenable }) => isReopenable
  )

type Wanted = {
  userId: number
  requestId: number | null
  centavos: number
  bills: RefundedBills | null
}

/**
 * The parts of a refund that come from a member's bills, and the surplus that none of them holds.
 * @throws REFUND_ABOVE_PAID if the bills are owed again, and those that can be hold less
 */
export const partsFromBills = async (
  tx: Tx,
  { userId, requestId, centavos, bills }: Wanted
) => {
  const isOwedAgain = bills === 'OWED_AGAIN'
  const paid = isOwedAgain
    ? await reopenableBills(tx, userId)
    : await PAID_BILLS.all(tx, [userId, requestId])
  const found = allocate(
    centavos,
    paid.map((bill) => ({ ...bill, owedCentavos: bill.moneyCentavos }))
  )
  if (isOwedAgain && found.surplusCentavos > 0)
    throw new AppError('REFUND_ABOVE_PAID')
  return found
}
