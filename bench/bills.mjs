// Bills at any size: six per member over two years; most of those due are paid, and approved on the next day.

const SUBSCRIPTIONS_SQL = `
  UPDATE "Subscription" s SET "paymentTermId" = 'six-months', "createdAt" = now() - (s."userId" % 700) * interval '1 day',
    "startsAt" = now() - (s."userId" % 700) * interval '1 day', expiry = now() + (365 - s."userId" % 700) * interval '1 day'
  FROM "User" u WHERE u.id = s."userId" AND u.email LIKE 'bulk-%'`

const BILLS_SQL = `
  INSERT INTO "PaymentSchedule" ("invoiceId", seq, "priceCentavos", "scheduleDate", "updatedAt")
  SELECT i.id, seq, 100000, (s."createdAt" + seq * interval '30 days')::date, now()
  FROM "Invoice" i JOIN "Subscription" s ON s.id = i."subscriptionId", generate_series(1, 6) seq WHERE i.number LIKE 'BULK-%'`

const PAYMENTS_SQL = `
  INSERT INTO "Payment" ("userId", "amountCentavos", platform, "paidAt", "receiptNumber", "createdAt")
  SELECT i."userId", 100000, (ARRAY['gcash', 'maya', 'bank_transfer', 'card']::"PaymentPlatform"[])[1 + e.id % 4], e."scheduleDate", 'BULK-' || e.id,
    LEAST(now(), e."scheduleDate" + interval '1 day' + e.id % 1440 * interval '1 minute')
  FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId"
  WHERE i.number LIKE 'BULK-%' AND e."scheduleDate" < current_date AND e.id % 20 <> 0`

const ALLOCATIONS_SQL = `
  INSERT INTO "PaymentAllocation" ("paymentId", "scheduleId", "amountCentavos")
  SELECT id, substr("receiptNumber", 6)::int, "amountCentavos" FROM "Payment" WHERE "receiptNumber" LIKE 'BULK-%'`

const PAID_SQL = `
  UPDATE "PaymentSchedule" e SET "transactionId" = p.id, "paidCentavos" = e."priceCentavos", "paymentPlatform" = p.platform, "externalInvoiceId" = 'N/A'
  FROM "Payment" p WHERE p."receiptNumber" = 'BULK-' || e.id`

// Every fourth payment and every overdue bill has a screenshot as proof.
const PROOFS_SQL = `
  WITH picture AS (
    INSERT INTO "StoredFile" ("storageKey", name, extension, mime, size, sha256) VALUES ('bulk-proof', 'proof.png', 'png', 'image/png', 1, 'bulk') RETURNING id
  ), proof AS (
    INSERT INTO "PaymentProof" ("userId", "fileId", platform, "referenceNo", "amountCentavos", "paidOn", status, "createdAt", "updatedAt")
    SELECT i."userId", picture.id, 'gcash'::"PaymentPlatform", 'BULK' || e.id, e."priceCentavos", e."scheduleDate",
      (CASE WHEN e."transactionId" IS NULL THEN 'SUBMITTED' ELSE 'APPROVED' END)::"ProofStatus", e."scheduleDate", now()
    FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId", picture
    WHERE i.number LIKE 'BULK-%' AND e."scheduleDate" < current_date AND (e."transactionId" IS NULL OR e.id % 4 = 0)
    RETURNING id, substr("referenceNo", 5)::int AS entry
  )
  INSERT INTO "PaymentProofSchedule" ("proofId", "scheduleId") SELECT id, entry FROM proof`

/** Gives the members of `addPeople` six bills each instead of three. */
export const addBills = async (client) => {
  await client.query('SET session_replication_role = replica')
  for (const sql of [
    SUBSCRIPTIONS_SQL,
    `DELETE FROM "PaymentSchedule" e USING "Invoice" i WHERE i.id = e."invoiceId" AND i.number LIKE 'BULK-%'`,
    BILLS_SQL,
    PAYMENTS_SQL,
    ALLOCATIONS_SQL,
    PAID_SQL,
    PROOFS_SQL,
  ])
    await client.query(sql)
  await client.query('RESET session_replication_role')
  await client.query('SELECT app.rebuild_days()')
  await client.query('VACUUM ANALYZE')
}
