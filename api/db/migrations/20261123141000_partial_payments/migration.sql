-- A bill can be paid in parts: what was paid stands on it, and a payment that leaves something open settles nothing.

ALTER TABLE "PaymentSchedule" ADD COLUMN "paidCentavos" INTEGER NOT NULL DEFAULT 0;
UPDATE "PaymentSchedule" e SET "paidCentavos" = a.centavos
FROM (SELECT "scheduleId", sum("amountCentavos")::int AS centavos FROM "PaymentAllocation" GROUP BY 1) a
WHERE e.id = a."scheduleId" AND a.centavos <> 0;
ALTER TABLE "PaymentSchedule"
  ADD CONSTRAINT "PaymentSchedule_paid" CHECK ("paidCentavos" BETWEEN 0 AND "priceCentavos"),
  ADD CONSTRAINT "PaymentSchedule_settled" CHECK ("transactionId" IS NULL OR "paidCentavos" = "priceCentavos");

ALTER TABLE "PaymentApproval" ADD COLUMN "amountCentavos" INTEGER;
UPDATE "PaymentApproval" a SET "amountCentavos" = e."priceCentavos" FROM "PaymentSchedule" e WHERE e.id = a."scheduleId";
ALTER TABLE "PaymentApproval" ALTER COLUMN "amountCentavos" SET NOT NULL;

ALTER TABLE "PaymentReference" ADD COLUMN "paymentId" INTEGER;
ALTER TABLE "PaymentReference" DROP CONSTRAINT "PaymentReference_one_owner";
ALTER TABLE "PaymentReference" ADD CONSTRAINT "PaymentReference_one_owner"
  CHECK (num_nonnulls("proofId", "lineId", "requestId", "paymentId") = 1);
CREATE UNIQUE INDEX "PaymentReference_paymentId_key" ON "PaymentReference"("paymentId");
ALTER TABLE "PaymentReference" ADD CONSTRAINT "PaymentReference_paymentId_fkey"
  FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is still to be paid on a bill; `owedCentavos` is the same rule in TypeScript.
CREATE OR REPLACE FUNCTION app.owed(e "PaymentSchedule") RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT e."priceCentavos" - e."paidCentavos"
$$;

CREATE OR REPLACE FUNCTION app.due_of(e "PaymentSchedule", sign int) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('day', e."scheduleDate", 'invoiceId', e."invoiceId", 'centavos', app.owed(e), 'sign', sign)
$$;

CREATE OR REPLACE FUNCTION app.rebuild_money() RETURNS void LANGUAGE sql AS $$
  TRUNCATE app.payment_day, app.approval_day, app.due_day;
  INSERT INTO app.payment_day
  SELECT (p."paidAt" AT TIME ZONE 'Asia/Manila')::date, p.platform, f."productId", f."funnelId", f."batchId", f."couponId",
    sum(CASE p.kind WHEN 'PAYMENT' THEN 1 ELSE -1 END)::int, sum(a."amountCentavos")
  FROM "PaymentAllocation" a JOIN "Payment" p ON p.id = a."paymentId" JOIN "PaymentSchedule" e ON e.id = a."scheduleId"
    JOIN app.invoice_purpose f ON f."invoiceId" = e."invoiceId"
  GROUP BY 1, 2, 3, 4, 5, 6;
  INSERT INTO app.approval_day
  SELECT (p."createdAt" AT TIME ZONE 'Asia/Manila')::date, count(*)::int, sum(p."amountCentavos")
  FROM "Payment" p WHERE p.kind = 'PAYMENT' AND NOT EXISTS (SELECT FROM "Payment" r WHERE r."reversesId" = p.id) GROUP BY 1;
  INSERT INTO app.due_day
  SELECT e."scheduleDate", f."productId", f."funnelId", f."batchId", f."couponId", count(*)::int, sum(app.owed(e))
  FROM "PaymentSchedule" e JOIN app.invoice_purpose f ON f."invoiceId" = e."invoiceId" WHERE app.is_open(e)
  GROUP BY 1, 2, 3, 4, 5
$$;

CREATE OR REPLACE VIEW app.listed_bill AS
  SELECT e.id, i."userId", COALESCE(u."stageId", -1) AS "stageId", s."productId", standing.now AS standing,
    CASE standing.now WHEN 'ACTIVE' THEN ends.at WHEN 'LATER' THEN LEAST(s."startsAt", ends.at) END AS "changesAt", ends.at AS "endsAt",
    CASE WHEN app.is_open(e) THEN e."scheduleDate" END AS "dueOn", CASE WHEN app.is_open(e) THEN app.owed(e) END AS "owedCentavos", e."transactionId"
  FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId" JOIN "User" u ON u.id = i."userId" JOIN "Subscription" s ON s.id = i."subscriptionId"
    CROSS JOIN LATERAL (SELECT s.expiry + interval '1 day' AS at) ends
    CROSS JOIN LATERAL (SELECT app.standing_at(s.status, s."startsAt", ends.at, now()) AS now) standing
  WHERE i."voidedAt" IS NULL AND e."cancelledAt" IS NULL;

CREATE OR REPLACE FUNCTION app.list_edited_bills() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.list_changed_bills(ARRAY(SELECT id FROM added n JOIN before o USING (id)
    WHERE (n."invoiceId", n."scheduleDate", n."priceCentavos", n."paidCentavos", n."transactionId", n."waivedAt" IS NULL, n."cancelledAt" IS NULL)
      IS DISTINCT FROM (o."invoiceId", o."scheduleDate", o."priceCentavos", o."paidCentavos", o."transactionId", o."waivedAt" IS NULL, o."cancelledAt" IS NULL)));
  RETURN NULL;
END $$;
