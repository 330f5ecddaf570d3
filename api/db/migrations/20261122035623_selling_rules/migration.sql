-- Rules of selling and collecting that Prisma's schema language cannot say.

-- One of each, while it counts.
CREATE UNIQUE INDEX "PromiseToPay_one_open" ON "PromiseToPay" ("scheduleId") WHERE status = 'OPEN';
CREATE UNIQUE INDEX "PaymentApproval_one_waiting" ON "PaymentApproval" ("scheduleId") WHERE status = 'WAITING';
CREATE UNIQUE INDEX "StatementImport_once" ON "StatementImport" (sha256) WHERE status IN ('OPEN', 'APPROVED');

-- A claim belongs to what it came with, and to nothing else.
ALTER TABLE "PaymentReference" ADD CONSTRAINT "PaymentReference_one_owner" CHECK (num_nonnulls("proofId", "lineId", "requestId") = 1);
ALTER TABLE "PaymentTerm" ADD CONSTRAINT "PaymentTerm_grace" CHECK ("graceDays" BETWEEN 0 AND 365);
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_confidence" CHECK (confidence BETWEEN 0 AND 100);
ALTER TABLE "PaymentRequest" ADD CONSTRAINT "PaymentRequest_amount" CHECK ("amountCentavos" > 0);
ALTER TABLE "FunnelDay" ADD CONSTRAINT "FunnelDay_visitors_positive" CHECK (visitors >= 0);
ALTER TABLE "RedirectRule" ADD CONSTRAINT "RedirectRule_countdown" CHECK ("countdownSec" BETWEEN 0 AND 60);

-- The desk and the lists of who is due, read in their order without what is settled or over.
CREATE INDEX "PaymentSchedule_due" ON "PaymentSchedule" ("scheduleDate", id)
  WHERE "transactionId" IS NULL AND "waivedAt" IS NULL AND "cancelledAt" IS NULL;
CREATE INDEX "PaymentSchedule_paid" ON "PaymentSchedule" ("transactionId" DESC) WHERE "transactionId" IS NOT NULL;
CREATE INDEX "Subscription_by_expiry" ON "Subscription" (expiry, id) WHERE status = 'ACTIVE';
CREATE INDEX "Subscription_newest" ON "Subscription" ("createdAt" DESC, id DESC);
CREATE INDEX "Subscription_left" ON "Subscription" ("unenrolledAt" DESC, id DESC) WHERE status = 'UNENROLLED';
CREATE INDEX "Payment_by_day" ON "Payment" ("paidAt" DESC, id DESC);

-- A visitor of a day is kept only so that they count once.
ALTER TABLE "FunnelVisit" SET UNLOGGED;

-- What was collected on a Manila day, by what it was for: the payment report reads days, not payments. A reversal counts
-- on its own day. Without a batch or a coupon it is 0.
CREATE TABLE app.payment_day (
  day date NOT NULL,
  platform text NOT NULL,
  "productId" int NOT NULL,
  "funnelId" text NOT NULL,
  "batchId" int NOT NULL DEFAULT 0,
  "couponId" int NOT NULL DEFAULT 0,
  payments int NOT NULL DEFAULT 0,
  "amountCentavos" bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (day, platform, "productId", "funnelId", "batchId", "couponId")
);

-- What is still to be paid, by the day on which it is due.
CREATE TABLE app.due_day (
  day date NOT NULL,
  "productId" int NOT NULL,
  "funnelId" text NOT NULL,
  "batchId" int NOT NULL DEFAULT 0,
  "couponId" int NOT NULL DEFAULT 0,
  entries int NOT NULL DEFAULT 0,
  "amountCentavos" bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (day, "productId", "funnelId", "batchId", "couponId")
);

-- What an invoice is for, as both tables group it.
CREATE OR REPLACE VIEW app.invoice_purpose AS
  SELECT i.id AS "invoiceId", s."productId", s."funnelId", COALESCE(s."batchId", 0) AS "batchId", COALESCE(r."couponId", 0) AS "couponId"
  FROM "Invoice" i JOIN "Subscription" s ON s.id = i."subscriptionId" LEFT JOIN "CouponRedemption" r ON r.id = i."couponRedemptionId";

-- Rows are taken in one order, so that two statements at once wait for each other instead of locking each other out.
CREATE OR REPLACE FUNCTION app.count_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO app.payment_day AS d (day, platform, "productId", "funnelId", "batchId", "couponId", payments, "amountCentavos")
  SELECT (p."paidAt" AT TIME ZONE 'Asia/Manila')::date, p.platform, f."productId", f."funnelId", f."batchId", f."couponId",
    sum(CASE p.kind WHEN 'PAYMENT' THEN 1 ELSE -1 END)::int, sum(a."amountCentavos")
  FROM added a JOIN "Payment" p ON p.id = a."paymentId" JOIN "PaymentSchedule" e ON e.id = a."scheduleId"
    JOIN app.invoice_purpose f ON f."invoiceId" = e."invoiceId"
  GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (day, platform, "productId", "funnelId", "batchId", "couponId")
    DO UPDATE SET payments = d.payments + excluded.payments, "amountCentavos" = d."amountCentavos" + excluded."amountCentavos";
  RETURN NULL;
END $$;

CREATE TRIGGER count_payments AFTER INSERT ON "PaymentAllocation" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION app.count_payments();

CREATE OR REPLACE FUNCTION app.is_open(e "PaymentSchedule") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT e."transactionId" IS NULL AND e."waivedAt" IS NULL AND e."cancelledAt" IS NULL
$$;

CREATE OR REPLACE FUNCTION app.add_due(entries jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO app.due_day AS d (day, "productId", "funnelId", "batchId", "couponId", entries, "amountCentavos")
  SELECT e.day, f."productId", f."funnelId", f."batchId", f."couponId", sum(e.sign)::int, sum(e.sign * e.centavos)
  FROM jsonb_to_recordset(entries) AS e(day date, "invoiceId" int, centavos bigint, sign int)
    JOIN app.invoice_purpose f ON f."invoiceId" = e."invoiceId"
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(e.sign) <> 0 OR sum(e.sign * e.centavos) <> 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (day, "productId", "funnelId", "batchId", "couponId")
    DO UPDATE SET entries = d.entries + excluded.entries, "amountCentavos" = d."amountCentavos" + excluded."amountCentavos"
$$;

CREATE OR REPLACE FUNCTION app.due_of(e "PaymentSchedule", sign int) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('day', e."scheduleDate", 'invoiceId', e."invoiceId", 'centavos', e."priceCentavos", 'sign', sign)
$$;

CREATE OR REPLACE FUNCTION app.count_new_dues() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.add_due((SELECT jsonb_agg(app.due_of(e, 1)) FROM added e WHERE app.is_open(e)));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION app.count_changed_dues() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.add_due((SELECT jsonb_agg(due) FROM (
    SELECT app.due_of(o, -1) AS due FROM before o WHERE app.is_open(o)
    UNION ALL SELECT app.due_of(n, 1) FROM added n WHERE app.is_open(n)) dues));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION app.count_gone_dues() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.add_due((SELECT jsonb_agg(app.due_of(o, -1)) FROM before o WHERE app.is_open(o)));
  RETURN NULL;
END $$;

CREATE TRIGGER count_new_dues AFTER INSERT ON "PaymentSchedule" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION app.count_new_dues();
CREATE TRIGGER count_changed_dues AFTER UPDATE ON "PaymentSchedule" REFERENCING OLD TABLE AS before NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION app.count_changed_dues();
CREATE TRIGGER count_gone_dues AFTER DELETE ON "PaymentSchedule" REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION app.count_gone_dues();

-- Both tables from what they count: after this migration, and for whoever doubts them.
CREATE OR REPLACE FUNCTION app.rebuild_days() RETURNS void LANGUAGE sql AS $$
  TRUNCATE app.payment_day, app.due_day;
  INSERT INTO app.payment_day
  SELECT (p."paidAt" AT TIME ZONE 'Asia/Manila')::date, p.platform, f."productId", f."funnelId", f."batchId", f."couponId",
    sum(CASE p.kind WHEN 'PAYMENT' THEN 1 ELSE -1 END)::int, sum(a."amountCentavos")
  FROM "PaymentAllocation" a JOIN "Payment" p ON p.id = a."paymentId" JOIN "PaymentSchedule" e ON e.id = a."scheduleId"
    JOIN app.invoice_purpose f ON f."invoiceId" = e."invoiceId"
  GROUP BY 1, 2, 3, 4, 5, 6;
  INSERT INTO app.due_day
  SELECT e."scheduleDate", f."productId", f."funnelId", f."batchId", f."couponId", count(*)::int, sum(e."priceCentavos")
  FROM "PaymentSchedule" e JOIN app.invoice_purpose f ON f."invoiceId" = e."invoiceId" WHERE app.is_open(e)
  GROUP BY 1, 2, 3, 4, 5
$$;

SELECT app.rebuild_days();
