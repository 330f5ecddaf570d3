import { int, statement } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

import { accrueCommission } from './accrueCommission'

const AMONG = statement(
  `
  SELECT a."invoiceId" FROM "Invoice" i JOIN "Attribution" a ON a."invoiceId" = i.id JOIN "AffiliateProfile" p ON p.id = a."affiliateId"
  WHERE i."userId" = ANY($1::int[]) AND p."userId" = ANY($1::int[])`,
  { invoiceId: int }
)

/**
 * After accounts were merged or parted, brings the commission of orders among them up to date: what a person bought of
 * themselves earns nothing.
 */
export const accrueOwnOrders = async (tx: Tx, userIds: number[]) => {
  const orders = await AMONG.all(tx, [userIds])
  await accrueCommission(
    tx,
    orders.map(({ invoiceId }) => invoiceId)
  )
}
