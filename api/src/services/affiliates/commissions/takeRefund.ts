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

/** The part of a refund that comes from a bill of an order. */
type Part = { invoiceId: number; amountCentavos: number }

/**
 * Money went back to a buyer although their bills stay paid: the orders of these bills count that much less from then on.
 * Money that was on no bill counts with the order that the request is about, then with the newest. The buyer's credit is
 * locked.
 */
export const takeRefund = async (
  tx: Tx,
  userId: number,
  parts: readonly Part[],
  {
    surplusCentavos,
    requestId,
  }: { surplusCentavos: number; requestId: number | null }
) => {
  let surplus = surplusCentavos
  const invoiceIds: number[] = []
  for (const order of await CREDITED.all(tx, [userId, requestId])) {
    const { invoiceId, left } = order
    const own = Math.min(
      left,
      parts
        .filter((part) => part.invoiceId === invoiceId)
        .reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)
    )
    const more = Math.min(left - own, surplus)
    if (own + more === 0) continue
    await ADD.run(tx, [order.id, own + more])
    invoiceIds.push(invoiceId)
    surplus -= more
  }
  if (invoiceIds.length > 0) await accrueCommission(tx, invoiceIds)
}
