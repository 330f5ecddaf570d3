-- "Approved today" on the administrator's home is a row of its own (docs/decisions/0040).
CREATE TABLE app.approval_day (
  day date PRIMARY KEY,
  payments int NOT NULL DEFAULT 0,
  "amountCentavos" bigint NOT NULL DEFAULT 0
);

-- Adds payments to app.approval_day, by the day on which they were approved; a reversal takes its payment off that day.
CREATE OR REPLACE FUNCTION app.count_approvals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO app.approval_day AS d (day, payments, "amountCentavos")
  SELECT (p."createdAt" AT TIME ZONE 'Asia/Manila')::date, sum(c.sign)::int, sum(c.sign * p."amountCentavos")
  FROM (SELECT COALESCE("reversesId", id) AS id, CASE kind WHEN 'PAYMENT' THEN 1 ELSE -1 END AS sign FROM added) c JOIN "Payment" p USING (id)
  GROUP BY 1 ORDER BY 1
  ON CONFLICT (day) DO UPDATE SET payments = d.payments + excluded.payments, "amountCentavos" = d."amountCentavos" + excluded."amountCentavos";
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
  GROUP BY 1, 2, 3, 4, 5, 6;
  INSERT INTO app.approval_day
  SELECT (p."createdAt" AT TIME ZONE 'Asia/Manila')::date, count(*)::int, sum(p."amountCentavos")
  FROM "Payment" p WHERE p.kind = 'PAYMENT' AND NOT EXISTS (SELECT FROM "Payment" r WHERE r."reversesId" = p.id) GROUP BY 1;
  INSERT INTO app.due_day
  SELECT e."scheduleDate", f."productId", f."funnelId", f."batchId", f."couponId", count(*)::int, sum(e."priceCentavos")
  FROM "PaymentSchedule" e JOIN app.invoice_purpose f ON f."invoiceId" = e."invoiceId" WHERE app.is_open(e)
  GROUP BY 1, 2, 3, 4, 5
$$;

CREATE OR REPLACE FUNCTION app.rebuild_days() RETURNS void LANGUAGE sql AS $$
  SELECT app.rebuild_money();
  SELECT app.rebuild_ends();
  SELECT app.rebuild_desk()
$$;

INSERT INTO app.approval_day
SELECT (p."createdAt" AT TIME ZONE 'Asia/Manila')::date, count(*)::int, sum(p."amountCentavos")
FROM "Payment" p WHERE p.kind = 'PAYMENT' AND NOT EXISTS (SELECT FROM "Payment" r WHERE r."reversesId" = p.id) GROUP BY 1;

-- The sign-ins of a day by person, read from this index alone.
CREATE INDEX "LoginLog_people" ON "LoginLog" ("createdAt" DESC, "userId") WHERE "isSuccess" AND source = 'SERVER' AND "userId" IS NOT NULL;
-- The orders of a day that count.
CREATE INDEX "Order_counting" ON "Order" ("createdAt") WHERE status <> 'CANCELLED';
