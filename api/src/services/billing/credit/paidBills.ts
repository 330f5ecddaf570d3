import type { RefundedBills } from '@prisma/client'

import { bool, int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { allocate } from 'src/shared/billing/paying/allocate'

import { FROM_CREDIT_CENTAVOS } from '../paymentSchedules/openEntry'

/** A member's bills that are paid with money: those of the request's order first, then the latest due. */
const PAID_BILLS = statement(
  `
  SELECT id, "invoiceId", "subscriptionId", "moneyCentavos" AS "owedCentavos", "isReopenable" FROM (
    SELECT e.id, i.id AS "invoiceId", i."subscriptionId", e."scheduleDate", (e."paidCentavos" - ${FROM_CREDIT_CENTAVOS})::int AS "moneyCentavos",
      e."waivedAt" IS NULL AND s.status IN ('PENDING', 'ACTIVE', 'PAUSED') AND (s.expiry IS NULL OR s.expiry > now()) AS "isReopenable",
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
  const paid = await PAID_BILLS.all(tx, [userId, requestId])
  const found = allocate(
    centavos,
    isOwedAgain ? paid.filter(({ isReopenable }) => isReopenable) : paid
  )
  if (isOwedAgain && found.surplusCentavos > 0)
    throw new AppError('REFUND_ABOVE_PAID')
  return found
}
