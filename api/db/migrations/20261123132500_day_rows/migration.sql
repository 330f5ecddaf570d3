-- The sums by day take a new row for each change instead of updating one that all changes of a day share
-- (docs/decisions/0042): approvals and revocations deadlocked on those rows.

ALTER TABLE app.payment_day DROP CONSTRAINT payment_day_pkey;
CREATE INDEX payment_day_key ON app.payment_day (day, platform, "productId", "funnelId", "batchId", "couponId");
ALTER TABLE app.approval_day DROP CONSTRAINT approval_day_pkey;
CREATE INDEX approval_day_key ON app.approval_day (day);
ALTER TABLE app.due_day DROP CONSTRAINT due_day_pkey;
CREATE INDEX due_day_key ON app.due_day (day, "productId", "funnelId", "batchId", "couponId");
ALTER TABLE app.membership_end_day DROP CONSTRAINT membership_end_day_pkey;
CREATE INDEX membership_end_day_key ON app.membership_end_day (day, outcome, "stageId");

CREATE OR REPLACE FUNCTION app.count_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO app.payment_day (day, platform, "productId", "funnelId", "batchId", "couponId", payments, "amountCentavos")
  SELECT (p."paidAt" AT TIME ZONE 'Asia/Manila')::date, p.platform, f."productId", f."funnelId", f."batchId", f."couponId",
    sum(CASE p.kind WHEN 'PAYMENT' THEN 1 ELSE -1 END)::int, sum(a."amountCentavos")
  FROM added a JOIN "Payment" p ON p.id = a."paymentId" JOIN "PaymentSchedule" e ON e.id = a."scheduleId"
    JOIN app.invoice_purpose f ON f."invoiceId" = e."invoiceId"
  GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION app.count_approvals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO app.approval_day (day, payments, "amountCentavos")
  SELECT (p."createdAt" AT TIME ZONE 'Asia/Manila')::date, sum(c.sign)::int, sum(c.sign * p."amountCentavos")
  FROM (SELECT COALESCE("reversesId", id) AS id, CASE kind WHEN 'PAYMENT' THEN 1 ELSE -1 END AS sign FROM added) c JOIN "Payment" p USING (id)
  GROUP BY 1;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION app.add_due(entries jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO app.due_day (day, "productId", "funnelId", "batchId", "couponId", entries, "amountCentavos")
  SELECT e.day, f."productId", f."funnelId", f."batchId", f."couponId", sum(e.sign)::int, sum(e.sign * e.centavos)
  FROM jsonb_to_recordset(entries) AS e(day date, "invoiceId" int, centavos bigint, sign int)
    JOIN app.invoice_purpose f ON f."invoiceId" = e."invoiceId"
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(e.sign) <> 0 OR sum(e.sign * e.centavos) <> 0
$$;

CREATE OR REPLACE FUNCTION app.add_end(s "Subscription", sign int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE stage int;
BEGIN
  IF app.end_outcome(s) IS NULL THEN RETURN; END IF;
  SELECT COALESCE(u."stageId", 0) INTO stage FROM "User" u WHERE u.id = s."userId" FOR NO KEY UPDATE;
  INSERT INTO app.membership_end_day VALUES (app.end_day(s), app.end_outcome(s), stage, sign);
END $$;

CREATE OR REPLACE FUNCTION app.move_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO app.membership_end_day
  SELECT app.end_day(s), app.end_outcome(s), moved.stage, sum(moved.sign)
  FROM "Subscription" s, (VALUES (COALESCE(OLD."stageId", 0), -1), (COALESCE(NEW."stageId", 0), 1)) moved (stage, sign)
  WHERE s."userId" = NEW.id AND app.end_outcome(s) IS NOT NULL
  GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;

-- Makes one row of all rows of a key, and drops a key whose sums are 0. Readers see the old rows or the new one; one run
-- waits for another.
CREATE OR REPLACE FUNCTION app.fold_days() RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtext('app.fold_days'));

  WITH gone AS (
    DELETE FROM app.payment_day d USING (
      SELECT day, platform, "productId", "funnelId", "batchId", "couponId" FROM app.payment_day GROUP BY 1, 2, 3, 4, 5, 6 HAVING count(*) > 1) k
    WHERE (d.day, d.platform, d."productId", d."funnelId", d."batchId", d."couponId") = (k.day, k.platform, k."productId", k."funnelId", k."batchId", k."couponId")
    RETURNING d.*)
  INSERT INTO app.payment_day
  SELECT day, platform, "productId", "funnelId", "batchId", "couponId", sum(payments), sum("amountCentavos")
  FROM gone GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(payments) <> 0 OR sum("amountCentavos") <> 0;

  WITH gone AS (
    DELETE FROM app.approval_day d USING (SELECT day FROM app.approval_day GROUP BY 1 HAVING count(*) > 1) k WHERE d.day = k.day RETURNING d.*)
  INSERT INTO app.approval_day
  SELECT day, sum(payments), sum("amountCentavos") FROM gone GROUP BY 1 HAVING sum(payments) <> 0 OR sum("amountCentavos") <> 0;

  WITH gone AS (
    DELETE FROM app.due_day d USING (
      SELECT day, "productId", "funnelId", "batchId", "couponId" FROM app.due_day GROUP BY 1, 2, 3, 4, 5 HAVING count(*) > 1) k
    WHERE (d.day, d."productId", d."funnelId", d."batchId", d."couponId") = (k.day, k."productId", k."funnelId", k."batchId", k."couponId")
    RETURNING d.*)
  INSERT INTO app.due_day
  SELECT day, "productId", "funnelId", "batchId", "couponId", sum(entries), sum("amountCentavos")
  FROM gone GROUP BY 1, 2, 3, 4, 5 HAVING sum(entries) <> 0 OR sum("amountCentavos") <> 0;

  WITH gone AS (
    DELETE FROM app.membership_end_day d USING (
      SELECT day, outcome, "stageId" FROM app.membership_end_day GROUP BY 1, 2, 3 HAVING count(*) > 1) k
    WHERE (d.day, d.outcome, d."stageId") = (k.day, k.outcome, k."stageId")
    RETURNING d.*)
  INSERT INTO app.membership_end_day
  SELECT day, outcome, "stageId", sum(memberships) FROM gone GROUP BY 1, 2, 3 HAVING sum(memberships) <> 0
$$;
