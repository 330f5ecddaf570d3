import { command, int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

import { accrueCommission } from './accrueCommission'

/** The credited orders of a buyer with money that was not refunded, the newest first. */
const CREDITED = statement(
  `
  SELECT a.id, a."invoiceId", a."paidCentavos" - a."refundedCentavos" AS left FROM "Invoice" i JOIN "Attribution" a ON a."invoiceId" = i.id
  WHERE i."userId" = $1 AND a."paidCentavos" > a."refundedCentavos" ORDER BY a.id DESC`,
  { id: int, invoiceId: int, left: int }
)

const ADD = command(
  `UPDATE "Attribution" SET "refundedCentavos" = "refundedCentavos" + $2::int WHERE id = $1`
)

/**
 * Money went back to a buyer although their bills stay paid: their credited orders, the newest first, count that much
 * less from then on. The buyer's credit is locked.
 */
export const takeRefund = async (tx: Tx, userId: number, centavos: number) => {
  let left = centavos
  const invoiceIds: number[] = []
  for (const order of await CREDITED.all(tx, [userId])) {
    if (left === 0) break
    const taken = Math.min(left, order.left)
    await ADD.run(tx, [order.id, taken])
    invoiceIds.push(order.invoiceId)
    left -= taken
  }
  if (invoiceIds.length > 0) await accrueCommission(tx, invoiceIds)
}
