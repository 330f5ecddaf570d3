// The school's acknowledged changes, kept outside of it, and the comparison with the database.

import pg from 'pg'

/** Rows that the database must hold, by the ids that the answers named. A count that is not 1 is a loss or a double. */
const CHECKS = {
  orders: `
    SELECT key, (
      SELECT count(*)::int FROM "Order" o JOIN "Invoice" i ON i."orderId" = o.id
      WHERE o.key = wanted.key AND i.number = wanted.number AND i."totalCentavos" = wanted.centavos
    ) AS count
    FROM jsonb_to_recordset($1::jsonb) AS wanted(key text, number text, centavos int)`,
  proofs: `
    SELECT "referenceNo" AS key, (
      SELECT count(*)::int FROM "PaymentProof" p WHERE p."referenceNo" = wanted."referenceNo" AND p."amountCentavos" = wanted.centavos
    ) AS count
    FROM jsonb_to_recordset($1::jsonb) AS wanted("referenceNo" text, centavos int)`,
  approvals: `
    SELECT "referenceNo" AS key, (
      SELECT count(*)::int FROM "Payment" y JOIN "PaymentProof" p ON p.id = y."proofId"
      WHERE p."referenceNo" = wanted."referenceNo" AND p.status = 'APPROVED' AND y."amountCentavos" = wanted.centavos
    ) AS count
    FROM jsonb_to_recordset($1::jsonb) AS wanted("referenceNo" text, centavos int)`,
  lessons: `
    SELECT email || ' ' || wanted."lessonId" AS key, (
      SELECT count(*)::int FROM "LessonProgress" p JOIN "User" u ON u.id = p."userId"
      WHERE u.email = wanted.email AND p."lessonId" = wanted."lessonId" AND p."completedAt" IS NOT NULL
    ) AS count
    FROM jsonb_to_recordset($1::jsonb) AS wanted(email text, "lessonId" int)`,
  guests: `
    SELECT email AS key, (SELECT count(*)::int FROM "User" u WHERE u.email = wanted.email) AS count
    FROM jsonb_to_recordset($1::jsonb) AS wanted(email text)`,
}

/** Sums that must agree with each other, in centavos and XP; each returns the rows that do not. */
const BOOKS = {
  'what is paid of a bill is what was allocated to it': `
    SELECT s.id FROM "PaymentSchedule" s LEFT JOIN "PaymentAllocation" a ON a."scheduleId" = s.id
    GROUP BY s.id HAVING s."paidCentavos" <> coalesce(sum(a."amountCentavos"), 0)`,
  'what was paid is what was allocated and kept as credit': `
    SELECT p.id FROM "Payment" p LEFT JOIN "PaymentAllocation" a ON a."paymentId" = p.id
    GROUP BY p.id HAVING p."amountCentavos" - p."creditCentavos" <> coalesce(sum(a."amountCentavos"), 0)`,
  'the bills of an invoice make its total': `
    SELECT i.id FROM "Invoice" i JOIN "PaymentSchedule" s ON s."invoiceId" = i.id
    WHERE i."voidedAt" IS NULL GROUP BY i.id HAVING i."totalCentavos" <> sum(s."priceCentavos")`,
  'an order has one invoice': `
    SELECT o.id FROM "Order" o LEFT JOIN "Invoice" i ON i."orderId" = o.id GROUP BY o.id HAVING count(i.id) <> 1`,
}

/** Notes what was acknowledged, with the time in ms at which the request began and its answer came. */
export const createLedger = () => {
  const lines = Object.fromEntries(
    Object.keys(CHECKS).map((kind) => [kind, []])
  )
  return {
    lines,
    /** Noted before they are sent, because an answer may be lost. */
    sentOrders: [],
    note: (kind, begunAt, line) =>
      lines[kind].push({ ...line, begunAt, answeredAt: Date.now() }),
    all: () => Object.values(lines).flat(),
    count: () =>
      Object.fromEntries(
        Object.entries(lines).map(([kind, { length }]) => [kind, length])
      ),
  }
}

/**
 * The acknowledged lines that the database does not hold exactly once, and the books that do not agree.
 * @param isMeant which lines are compared; all by default
 */
export const compare = async (client, ledger, isMeant = () => true) => {
  const found = []
  for (const [kind, sql] of Object.entries(CHECKS)) {
    const meant = ledger.lines[kind].filter(isMeant)
    const { rows } = await client.query(sql, [JSON.stringify(meant)])
    for (const { key, count } of rows)
      if (count !== 1) found.push(`${kind}: ${key} is there ${count} times`)
  }
  for (const [rule, sql] of Object.entries(BOOKS)) {
    const { rows } = await client.query(sql)
    if (rows.length > 0)
      found.push(`${rule}: not for ${rows.map(({ id }) => id).join(', ')}`)
  }
  return found
}

/** Orders of the ledger's people that nobody had sent before a time (in ms). */
export const unknownOrders = async (client, ledger, before) => {
  const sent = ledger.sentOrders.filter(({ begunAt }) => begunAt < before)
  const { rows } = await client.query(
    `SELECT o.key FROM "Order" o JOIN "User" u ON u.id = o."userId"
     WHERE u.email LIKE 'trial-%' AND o.key <> ALL($1::text[])`,
    [sent.map(({ key }) => key)]
  )
  return rows.map(({ key }) => `orders: ${key} is there and was never sent`)
}

export const withClient = async (connectionString, work) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
