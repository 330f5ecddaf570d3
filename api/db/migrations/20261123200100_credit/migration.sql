-- Credit: what a member has paid beyond their bills, or was given; and money that goes back.

ALTER TABLE "Payment" ADD COLUMN "creditCentavos" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Payment" DROP CONSTRAINT "Payment_sign";
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_sign" CHECK (
  CASE kind
    WHEN 'PAYMENT' THEN "amountCentavos" >= 0 AND "creditCentavos" IN (0, "amountCentavos") AND "reversesId" IS NULL
    WHEN 'REVERSAL' THEN "amountCentavos" <= 0 AND "reversesId" IS NOT NULL
    WHEN 'REFUND' THEN "amountCentavos" < 0 AND "creditCentavos" = "amountCentavos"
    WHEN 'CREDIT_USE' THEN "amountCentavos" = 0 AND "creditCentavos" < 0
    ELSE "amountCentavos" = 0 AND "creditCentavos" > 0 END);
-- Sums one member's credit without reading their payments of bills.
CREATE INDEX "Payment_credit_of" ON "Payment"("userId") INCLUDE ("creditCentavos") WHERE "creditCentavos" <> 0;

CREATE TABLE "RefundApproval" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "amountCentavos" INTEGER NOT NULL,
    "platform" "PaymentPlatform" NOT NULL,
    "referenceNo" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "approvedById" INTEGER NOT NULL,
    "status" "ApprovalStatus" NOT NULL DEFAULT 'WAITING',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RefundApproval_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "RefundApproval_amount" CHECK ("amountCentavos" > 0)
);
CREATE INDEX "RefundApproval_userId_idx" ON "RefundApproval"("userId");
CREATE INDEX "RefundApproval_approvedById_idx" ON "RefundApproval"("approvedById");
CREATE INDEX "RefundApproval_status_createdAt_idx" ON "RefundApproval"("status", "createdAt");
CREATE UNIQUE INDEX "RefundApproval_waiting" ON "RefundApproval"("userId") WHERE status = 'WAITING';
ALTER TABLE "RefundApproval" ADD CONSTRAINT "RefundApproval_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "RefundApproval" ADD CONSTRAINT "RefundApproval_approvedById_fkey" FOREIGN KEY ("approvedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A row that only moves a member's credit: no money came or went.
CREATE OR REPLACE FUNCTION app.moves_credit(p "Payment") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p."amountCentavos" = 0 AND p."creditCentavos" <> 0
$$;

-- Adds payments to app.payment_day.
CREATE OR REPLACE FUNCTION app.count_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO app.payment_day (day, platform, "productId", "funnelId", "batchId", "couponId", payments, "amountCentavos")
  SELECT (p."paidAt" AT TIME ZONE 'Asia/Manila')::date, p.platform, f."productId", f."funnelId", f."batchId", f."couponId",
    sum(CASE p.kind WHEN 'PAYMENT' THEN 1 ELSE -1 END)::int, sum(a."amountCentavos")
  FROM added a JOIN "Payment" p ON p.id = a."paymentId" JOIN "PaymentSchedule" e ON e.id = a."scheduleId"
    JOIN app.invoice_purpose f ON f."invoiceId" = e."invoiceId"
  WHERE NOT app.moves_credit(p)
  GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_payments AFTER INSERT ON "PaymentAllocation" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION app.count_payments();

-- Money for no bill: what stays as credit, and refunds. It belongs to no product, and a refund is not a payment.
CREATE OR REPLACE VIEW app.credit_money AS
  SELECT p.id, (p."paidAt" AT TIME ZONE 'Asia/Manila')::date AS day, p.platform,
    CASE p.kind WHEN 'PAYMENT' THEN 1 WHEN 'REVERSAL' THEN -1 ELSE 0 END AS payments, p."amountCentavos"
  FROM "Payment" p WHERE p."amountCentavos" <> 0 AND p."creditCentavos" <> 0;

-- Adds the money for no bill to app.payment_day.
CREATE OR REPLACE FUNCTION app.count_credit_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO app.payment_day (day, platform, "productId", "funnelId", "batchId", "couponId", payments, "amountCentavos")
  SELECT day, platform, 0, '', 0, 0, sum(payments)::int, sum("amountCentavos") FROM app.credit_money WHERE id IN (SELECT id FROM added)
  GROUP BY 1, 2;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_credit_money AFTER INSERT ON "Payment" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION app.count_credit_money();

-- Adds payments to app.approval_day, by the day on which they were approved; a reversal takes its payment off that day.
CREATE OR REPLACE FUNCTION app.count_approvals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO app.approval_day (day, payments, "amountCentavos")
  SELECT (p."createdAt" AT TIME ZONE 'Asia/Manila')::date, sum(c.sign)::int, sum(c.sign * p."amountCentavos")
  FROM (SELECT COALESCE("reversesId", id) AS id, CASE kind WHEN 'PAYMENT' THEN 1 ELSE -1 END AS sign FROM added WHERE kind IN ('PAYMENT', 'REVERSAL')) c
    JOIN "Payment" p USING (id)
  WHERE p.kind = 'PAYMENT'
  GROUP BY 1;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_approvals AFTER INSERT ON "Payment" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION app.count_approvals();

-- Recomputes app.payment_day, app.approval_day and app.due_day from the rows they count.
CREATE OR REPLACE FUNCTION app.rebuild_money() RETURNS void LANGUAGE sql AS $$
  TRUNCATE app.payment_day, app.approval_day, app.due_day;
  INSERT INTO app.payment_day
  SELECT (p."paidAt" AT TIME ZONE 'Asia/Manila')::date, p.platform, f."productId", f."funnelId", f."batchId", f."couponId",
    sum(CASE p.kind WHEN 'PAYMENT' THEN 1 ELSE -1 END)::int, sum(a."amountCentavos")
  FROM "PaymentAllocation" a JOIN "Payment" p ON p.id = a."paymentId" JOIN "PaymentSchedule" e ON e.id = a."scheduleId"
    JOIN app.invoice_purpose f ON f."invoiceId" = e."invoiceId"
  WHERE NOT app.moves_credit(p)
  GROUP BY 1, 2, 3, 4, 5, 6;
  INSERT INTO app.payment_day
  SELECT day, platform, 0, '', 0, 0, sum(payments)::int, sum("amountCentavos") FROM app.credit_money GROUP BY 1, 2;
  INSERT INTO app.approval_day
  SELECT (p."createdAt" AT TIME ZONE 'Asia/Manila')::date, count(*)::int, sum(p."amountCentavos")
  FROM "Payment" p WHERE p.kind = 'PAYMENT' AND NOT EXISTS (SELECT FROM "Payment" r WHERE r."reversesId" = p.id) GROUP BY 1;
  INSERT INTO app.due_day
  SELECT e."scheduleDate", f."productId", f."funnelId", f."batchId", f."couponId", count(*)::int, sum(app.owed(e))
  FROM "PaymentSchedule" e JOIN app.invoice_purpose f ON f."invoiceId" = e."invoiceId" WHERE app.is_open(e)
  GROUP BY 1, 2, 3, 4, 5
$$;
