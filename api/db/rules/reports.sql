-- Sums by day for the reports (docs/decisions/0020, 0021, 0042): app.payment_day, app.approval_day, app.due_day,
-- app.membership_end_day. A change adds a row and touches no other, so that no two changes wait for each other; readers
-- sum the rows of a key, and app.fold_days makes one of them.

-- The product, funnel, batch and coupon an invoice belongs to: the columns that both money tables group by.
CREATE OR REPLACE VIEW app.invoice_purpose AS
  SELECT i.id AS "invoiceId", s."productId", s."funnelId", COALESCE(s."batchId", 0) AS "batchId", COALESCE(r."couponId", 0) AS "couponId"
  FROM "Invoice" i JOIN "Subscription" s ON s.id = i."subscriptionId" LEFT JOIN "CouponRedemption" r ON r.id = i."couponRedemptionId";

-- A row that only moves a member's credit: no money came or went.
CREATE OR REPLACE FUNCTION app.moves_credit(p "Payment") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p."amountCentavos" = 0 AND p."creditCentavos" <> 0
$$;

-- Adds payments to app.payment_day.
CREATE OR REPLACE FUNCTION app.count_payments() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
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
CREATE OR REPLACE FUNCTION app.count_credit_money() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  INSERT INTO app.payment_day (day, platform, "productId", "funnelId", "batchId", "couponId", payments, "amountCentavos")
  SELECT day, platform, 0, '', 0, 0, sum(payments)::int, sum("amountCentavos") FROM app.credit_money WHERE id IN (SELECT id FROM added)
  GROUP BY 1, 2;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_credit_money AFTER INSERT ON "Payment" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION app.count_credit_money();

-- Adds payments to app.approval_day, by the day on which they were approved; a reversal takes its payment off that day.
CREATE OR REPLACE FUNCTION app.count_approvals() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
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

-- An unpaid bill that is neither waived nor cancelled; `openEntry` is the same rule in TypeScript.
CREATE OR REPLACE FUNCTION app.is_open(e "PaymentSchedule") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT e."transactionId" IS NULL AND e."waivedAt" IS NULL AND e."cancelledAt" IS NULL
$$;

-- What is still to be paid on a bill; `owedCentavos` is the same rule in TypeScript.
CREATE OR REPLACE FUNCTION app.owed(e "PaymentSchedule") RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT e."priceCentavos" - e."paidCentavos"
$$;

-- Adds bills to app.due_day, or takes them off where `sign` is -1.
CREATE OR REPLACE FUNCTION app.add_due(entries jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO app.due_day (day, "productId", "funnelId", "batchId", "couponId", entries, "amountCentavos")
  SELECT e.day, f."productId", f."funnelId", f."batchId", f."couponId", sum(e.sign)::int, sum(e.sign * e.centavos)
  FROM jsonb_to_recordset(entries) AS e(day date, "invoiceId" int, centavos bigint, sign int)
    JOIN app.invoice_purpose f ON f."invoiceId" = e."invoiceId"
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(e.sign) <> 0 OR sum(e.sign * e.centavos) <> 0
$$;

CREATE OR REPLACE FUNCTION app.due_of(e "PaymentSchedule", sign int) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('day', e."scheduleDate", 'invoiceId', e."invoiceId", 'centavos', app.owed(e), 'sign', sign)
$$;

CREATE OR REPLACE FUNCTION app.count_new_dues() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM app.add_due((SELECT jsonb_agg(app.due_of(e, 1)) FROM added e WHERE app.is_open(e)));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_new_dues AFTER INSERT ON "PaymentSchedule" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION app.count_new_dues();

CREATE OR REPLACE FUNCTION app.count_changed_dues() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM app.add_due((SELECT jsonb_agg(due) FROM (
    SELECT app.due_of(o, -1) AS due FROM before o WHERE app.is_open(o)
    UNION ALL SELECT app.due_of(n, 1) FROM added n WHERE app.is_open(n)) dues));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_changed_dues AFTER UPDATE ON "PaymentSchedule" REFERENCING OLD TABLE AS before NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION app.count_changed_dues();

CREATE OR REPLACE FUNCTION app.count_gone_dues() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM app.add_due((SELECT jsonb_agg(app.due_of(o, -1)) FROM before o WHERE app.is_open(o)));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_gone_dues AFTER DELETE ON "PaymentSchedule" REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION app.count_gone_dues();

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

CREATE OR REPLACE FUNCTION app.end_day(s "Subscription") RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (s.expiry AT TIME ZONE 'Asia/Manila')::date
$$;

-- How a membership's period ended; `renewalOutcome` (shared/reports) is the same rule, with its 14 days of grace. An `open`
-- period can still be renewed, and the day of the report decides between waiting and lapsed. Null is not counted: the
-- subscription has not begun or is paused.
CREATE OR REPLACE FUNCTION app.end_outcome(s "Subscription") RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN s.expiry IS NULL OR s.status NOT IN ('ACTIVE', 'SUPERSEDED', 'UNENROLLED') THEN NULL
    WHEN s."supersededOn" < app.end_day(s) THEN 'early'
    WHEN s."supersededOn" - app.end_day(s) <= 14 THEN 'grace'
    WHEN s."supersededOn" IS NOT NULL THEN 'late'
    WHEN s.status = 'UNENROLLED' THEN 'left'
    ELSE 'open' END
$$;

-- Adds a period's end to app.membership_end_day. Locks the member, so that a concurrent move to another stage waits.
CREATE OR REPLACE FUNCTION app.add_end(s "Subscription", sign int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE stage int;
BEGIN
  IF app.end_outcome(s) IS NULL THEN RETURN; END IF;
  SELECT COALESCE(u."stageId", 0) INTO stage FROM "User" u WHERE u.id = s."userId" FOR NO KEY UPDATE;
  INSERT INTO app.membership_end_day VALUES (app.end_day(s), app.end_outcome(s), stage, sign);
END $$;

CREATE OR REPLACE FUNCTION app.count_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM app.add_end(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM app.add_end(NEW, 1); END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_new_end AFTER INSERT ON "Subscription" FOR EACH ROW EXECUTE FUNCTION app.count_end();
CREATE OR REPLACE TRIGGER count_gone_end AFTER DELETE ON "Subscription" FOR EACH ROW EXECUTE FUNCTION app.count_end();
CREATE OR REPLACE TRIGGER count_changed_end AFTER UPDATE ON "Subscription" FOR EACH ROW
  WHEN (app.end_outcome(OLD) IS DISTINCT FROM app.end_outcome(NEW) OR app.end_day(OLD) IS DISTINCT FROM app.end_day(NEW) OR OLD."userId" <> NEW."userId")
  EXECUTE FUNCTION app.count_end();

-- Moves the member's counted periods to the new stage.
CREATE OR REPLACE FUNCTION app.move_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO app.membership_end_day
  SELECT app.end_day(s), app.end_outcome(s), moved.stage, sum(moved.sign)
  FROM "Subscription" s, (VALUES (COALESCE(OLD."stageId", 0), -1), (COALESCE(NEW."stageId", 0), 1)) moved (stage, sign)
  WHERE s."userId" = NEW.id AND app.end_outcome(s) IS NOT NULL
  GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER move_ends AFTER UPDATE ON "User" FOR EACH ROW WHEN (OLD."stageId" IS DISTINCT FROM NEW."stageId")
  EXECUTE FUNCTION app.move_ends();

-- Recomputes app.membership_end_day from the rows it counts.
CREATE OR REPLACE FUNCTION app.rebuild_ends() RETURNS void LANGUAGE sql AS $$
  TRUNCATE app.membership_end_day;
  INSERT INTO app.membership_end_day
  SELECT app.end_day(s), app.end_outcome(s), COALESCE(u."stageId", 0), count(*)
  FROM "Subscription" s JOIN "User" u ON u.id = s."userId" WHERE app.end_outcome(s) IS NOT NULL
  GROUP BY 1, 2, 3
$$;

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

CREATE OR REPLACE FUNCTION app.rebuild_days() RETURNS void LANGUAGE sql AS $$
  SELECT app.rebuild_money();
  SELECT app.rebuild_ends();
  SELECT app.rebuild_desk();
  SELECT app.rebuild_activity()
$$;
