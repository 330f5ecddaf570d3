import { pool } from 'src/lib/db'

import { deskDifferences } from './deskDifferences'
import { rebuildDays } from './rebuildDays'

const TAKEN_BACK = (payment: string) =>
  `EXISTS (SELECT FROM "Payment" back WHERE back."reversesId" = ${payment}.id)`

/** Contradictions of the books, by their names. */
const wrong: Record<string, string> = {
  'A bill that holds another sum than its payments': `
    SELECT e.id FROM "PaymentSchedule" e WHERE e."paidCentavos" <> COALESCE(
      (SELECT sum(a."amountCentavos") FROM "PaymentAllocation" a WHERE a."scheduleId" = e.id), 0)`,
  'A settled bill that is not paid, or a paid one that is open': `
    SELECT e.id FROM "PaymentSchedule" e WHERE (e."transactionId" IS NOT NULL) <> (e."paidCentavos" = e."priceCentavos")`,
  'A bill that a payment settled which was taken back': `
    SELECT e.id FROM "PaymentSchedule" e JOIN "Payment" p ON p.id = e."transactionId" WHERE ${TAKEN_BACK('p')}`,
  'A payment that is neither on bills nor credit': `
    SELECT p.id FROM "Payment" p WHERE p.kind NOT IN ('CREDIT', 'REVERSAL') AND p."amountCentavos" <> p."creditCentavos" + COALESCE(
      (SELECT sum(a."amountCentavos") FROM "PaymentAllocation" a WHERE a."paymentId" = p.id), 0)`,
  'Credit below zero': `SELECT "userId" FROM "Payment" GROUP BY 1 HAVING sum("creditCentavos") < 0`,
  'An invoice of another sum than its bills': `
    SELECT i.id FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id GROUP BY i.id HAVING sum(e."priceCentavos") <> i."totalCentavos"`,
  'An approved proof without a payment': `
    SELECT p.id FROM "PaymentProof" p WHERE p.status = 'APPROVED'
      AND NOT EXISTS (SELECT FROM "Payment" f WHERE f."proofId" = p.id AND NOT ${TAKEN_BACK('f')})`,
  'A paid order without access': `
    SELECT s.id FROM "Subscription" s JOIN "Invoice" i ON i."subscriptionId" = s.id JOIN "PaymentSchedule" e ON e."invoiceId" = i.id
    WHERE s.status = 'PENDING' AND e."transactionId" IS NOT NULL AND e."cancelledAt" IS NULL`,
}

const sumsOfDays = async () =>
  (
    await pool.query(`
      SELECT (SELECT COALESCE(sum("amountCentavos"), 0)::int FROM app.payment_day) AS paid,
        (SELECT COALESCE(sum(payments), 0)::int FROM app.approval_day) AS approved,
        (SELECT COALESCE(sum("amountCentavos"), 0)::int FROM app.due_day) AS due`)
  ).rows[0]

/** Expects that no table contradicts another one about money. */
export const expectSoundBooks = async () => {
  const found: string[] = []
  for (const [name, sql] of Object.entries(wrong))
    if ((await pool.query(sql)).rows.length > 0) found.push(name)
  expect(found).toEqual([])
  expect(await deskDifferences()).toBe(0)
  const kept = await sumsOfDays()
  await rebuildDays()
  expect(await sumsOfDays()).toEqual(kept)
}

/** The deadlocks of this database so far. */
export const deadlocks = async () => {
  await pool.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ deadlocks: string }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()'
  )
  return Number(rows[0].deadlocks)
}
