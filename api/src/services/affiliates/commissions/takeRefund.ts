import { command, int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

import { accrueCommission } from './accrueCommission'

/** The credited orders of a buyer with money that was not refunded: that of the request $2 first, then the newest. */
const CREDITED = statement(
  `
  SELECT a.id, a."invoiceId", a."paidCentavos" - a."refundedCentavos" AS left FROM "Invoice" i JOIN "Attribution" a ON a."invoiceId" = i.id
  WHERE i."userId" = $1 AND a."paidCentavos" > a."refundedCentavos"
  ORDER BY EXISTS (SELECT FROM "RefundRequest" r WHERE r.id = $2::int AND r."invoiceId" = i.id) DESC, a.id DESC`,
  { id: int, invoiceId: int, left: int }
)

const ADD = command(
  `UPDATE "Attribution" SET "refundedCentavos" = "refundedCentavos" + $2::int WHERE id = $1`
)

/**
 * Money went back to a buyer although their bills stay paid: their credited orders count that much less from then on, the one
 * that the request is about first, then the newest. The buyer's credit is locked.
 */
export const takeRefund = async (
  tx: Tx,
  userId: number,
  centavos: number,
  requestId: number | null
) => {
  let left = centavos
  const invoiceIds: number[] = []
  for (const order of await CREDITED.all(tx, [userId, requestId])) {
    if (left === 0) break
    const taken = Math.min(left, order.left)
    await ADD.run(tx, [order.id, taken])
    invoiceIds.push(order.invoiceId)
    left -= taken
  }
  if (invoiceIds.length > 0) await accrueCommission(tx, invoiceIds)
}
