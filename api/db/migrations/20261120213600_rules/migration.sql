-- Rules that Prisma's schema language cannot say. Partial indexes and checks are invisible to its diff;
-- functions live in a schema of their own, so that `migrate dev` sees no drift.

CREATE SCHEMA IF NOT EXISTS app;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Who may open what they bought: active, begun and not past the expiry day, which is stored as the start of its
-- Manila day and still counts. The same as `isLive` in shared/billing/subscriptions/subscriptionExpiry.ts, and tested to be.
CREATE OR REPLACE FUNCTION app.gives_access(s "Subscription") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT s.status = 'ACTIVE' AND s."startsAt" <= now() AND s.expiry > now() - interval '1 day'
$$;

-- One of each, while it counts.
CREATE UNIQUE INDEX "Subscription_one_active" ON "Subscription" ("userId", "funnelId") WHERE status IN ('ACTIVE', 'PAUSED');
CREATE UNIQUE INDEX "Subscription_one_pending" ON "Subscription" ("userId", "funnelId") WHERE status = 'PENDING';
CREATE UNIQUE INDEX "Subscription_one_primary" ON "Subscription" ("userId") WHERE "isPrimary";
CREATE UNIQUE INDEX "Coupon_code_in_use" ON "Coupon" (code) WHERE "archivedAt" IS NULL;
CREATE UNIQUE INDEX "Batch_one_current" ON "Batch" ("isCurrent") WHERE "isCurrent";
CREATE UNIQUE INDEX "XpLedger_once_per_attempt" ON "XpLedger" ("userId", "sourceType", "sourceId", "ruleVersion", attempt) WHERE "reversesId" IS NULL;

-- What a member owes, found without reading what is settled.
CREATE INDEX "PaymentSchedule_unpaid" ON "PaymentSchedule" ("invoiceId", "scheduleDate")
  WHERE "transactionId" IS NULL AND "waivedAt" IS NULL AND "cancelledAt" IS NULL;

-- Search by a piece of a name.
CREATE INDEX "User_name_search" ON "User" USING gin ((lower("firstName" || ' ' || "lastName" || ' ' || email)) gin_trgm_ops);
CREATE INDEX "Course_title_search" ON "Course" USING gin ((lower(title)) gin_trgm_ops);
CREATE INDEX "Product_name_search" ON "Product" USING gin ((lower(name)) gin_trgm_ops);

-- Money and counts are never negative; days and parts make sense.
ALTER TABLE "User" ADD CONSTRAINT "User_email_lower" CHECK (email = lower(email)), ADD CONSTRAINT "User_xp_positive" CHECK (xp >= 0);
ALTER TABLE "Product" ADD CONSTRAINT "Product_price_positive" CHECK ("priceCentavos" >= 0);
ALTER TABLE "Funnel" ADD CONSTRAINT "Funnel_numbers" CHECK (
  ("seatLimit" IS NULL OR "seatLimit" >= 0) AND ("validityByDays" IS NULL OR "validityByDays" > 0)
  AND "startByDays" >= 0 AND ("priceOverrideCentavos" IS NULL OR "priceOverrideCentavos" >= 0));
ALTER TABLE "Coupon" ADD CONSTRAINT "Coupon_code_upper" CHECK (code = upper(code)), ADD CONSTRAINT "Coupon_discount" CHECK (
  ("discountType" = 'FIXED' AND "amountCentavos" > 0 AND percent IS NULL)
  OR ("discountType" = 'PERCENT' AND percent > 0 AND percent <= 100 AND "amountCentavos" IS NULL));
ALTER TABLE "PaymentTerm" ADD CONSTRAINT "PaymentTerm_numbers" CHECK (
  installments BETWEEN 1 AND 60 AND "intervalCount" > 0 AND "firstDueOffsetDays" >= 0
  AND num_nonnulls("downPaymentCentavos", "downPaymentPercent") <= 1 AND num_nonnulls("surchargeCentavos", "surchargePercent") <= 1);
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_amounts" CHECK (
  "subtotalCentavos" >= 0 AND "discountCentavos" >= 0 AND "surchargeCentavos" >= 0
  AND "totalCentavos" = "subtotalCentavos" - "discountCentavos" + "surchargeCentavos");
ALTER TABLE "PaymentSchedule" ADD CONSTRAINT "PaymentSchedule_price_positive" CHECK ("priceCentavos" >= 0);
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_sign" CHECK (
  (kind = 'PAYMENT' AND "amountCentavos" >= 0 AND "reversesId" IS NULL) OR (kind = 'REVERSAL' AND "amountCentavos" <= 0 AND "reversesId" IS NOT NULL));
ALTER TABLE "PaymentProof" ADD CONSTRAINT "PaymentProof_amount" CHECK ("amountCentavos" > 0);
ALTER TABLE "Batch" ADD CONSTRAINT "Batch_days" CHECK ("launchFrom" <= "launchTo");
ALTER TABLE "Task" ADD CONSTRAINT "Task_points_positive" CHECK (points >= 0);

-- Books that are only ever added to. `app.allow_purge` is set on test databases alone, for scenario teardown.
CREATE OR REPLACE FUNCTION app.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.allow_purge', true) = 'on' THEN
    RETURN COALESCE(NEW, OLD);
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "InfoLog" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "Payment" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "PaymentAllocation" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "XpLedger" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();

-- Counters that may be lost in a crash cost nothing but a longer list of tries.
ALTER TABLE "RateCounter" SET UNLOGGED;
