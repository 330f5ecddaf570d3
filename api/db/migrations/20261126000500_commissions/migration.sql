-- CreateEnum
CREATE TYPE "CommissionBasis" AS ENUM ('PERCENT', 'FLAT');

-- CreateEnum
CREATE TYPE "CommissionKind" AS ENUM ('ORDER', 'DECISION', 'ADJUSTMENT');

-- CreateEnum
CREATE TYPE "CommissionHold" AS ENUM ('WAITING', 'RELEASED', 'REFUSED');

-- CreateEnum
CREATE TYPE "PayoutStatus" AS ENUM ('DRAFT', 'APPROVED', 'PAID', 'FAILED', 'CANCELLED');

-- AlterTable
ALTER TABLE "AffiliateProfile" ADD COLUMN     "paidOrders" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "payoutAccount" TEXT,
ADD COLUMN     "payoutHint" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "payoutKey" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "payoutUsableAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Attribution" ADD COLUMN     "approvedCentavos" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "entitledCentavos" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "holdDecidedAt" TIMESTAMPTZ(3),
ADD COLUMN     "holdDecidedById" INTEGER,
ADD COLUMN     "holdNote" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "holdSigns" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "holdStatus" "CommissionHold",
ADD COLUMN     "paidCentavos" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "refundedCentavos" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "ruleId" INTEGER,
ADD COLUMN     "ruleValue" INTEGER;

-- CreateTable
CREATE TABLE "CommissionRule" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "affiliateId" INTEGER,
    "basis" "CommissionBasis" NOT NULL,
    "value" INTEGER NOT NULL,
    "firstInstalments" INTEGER,
    "capCentavos" INTEGER,
    "tiers" JSONB NOT NULL DEFAULT '[]',
    "holdDays" INTEGER NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endsAt" TIMESTAMPTZ(3),
    "replacesId" INTEGER,
    "createdById" INTEGER,

    CONSTRAINT "CommissionRule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CommissionRuleFunnel" (
    "ruleId" INTEGER NOT NULL,
    "funnelId" TEXT NOT NULL,

    CONSTRAINT "CommissionRuleFunnel_pkey" PRIMARY KEY ("ruleId","funnelId")
);

-- CreateTable
CREATE TABLE "Commission" (
    "id" SERIAL NOT NULL,
    "affiliateId" INTEGER NOT NULL,
    "kind" "CommissionKind" NOT NULL,
    "attributionId" INTEGER,
    "baseCentavos" INTEGER NOT NULL DEFAULT 0,
    "amountCentavos" INTEGER NOT NULL,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "reason" TEXT NOT NULL DEFAULT '',
    "holdUntil" TIMESTAMPTZ(3) NOT NULL,
    "payoutId" INTEGER,
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Commission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PayoutBatch" (
    "id" SERIAL NOT NULL,
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PayoutBatch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Payout" (
    "id" SERIAL NOT NULL,
    "batchId" INTEGER NOT NULL,
    "affiliateId" INTEGER NOT NULL,
    "status" "PayoutStatus" NOT NULL DEFAULT 'DRAFT',
    "lineCount" INTEGER NOT NULL,
    "grossCentavos" INTEGER NOT NULL,
    "withholdingBasisPoints" INTEGER NOT NULL,
    "withholdingCentavos" INTEGER NOT NULL,
    "netCentavos" INTEGER NOT NULL,
    "atc" TEXT NOT NULL,
    "account" TEXT,
    "accountHint" TEXT NOT NULL DEFAULT '',
    "exportedAt" TIMESTAMPTZ(3),
    "referenceNo" TEXT NOT NULL DEFAULT '',
    "paidOn" DATE,
    "proofFileId" INTEGER,
    "reason" TEXT NOT NULL DEFAULT '',
    "approvedById" INTEGER,
    "approvedAt" TIMESTAMPTZ(3),
    "settledById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Payout_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CommissionRule_replacesId_key" ON "CommissionRule"("replacesId");

-- CreateIndex
CREATE INDEX "CommissionRule_affiliateId_idx" ON "CommissionRule"("affiliateId");

-- CreateIndex
CREATE INDEX "CommissionRule_createdById_idx" ON "CommissionRule"("createdById");

-- CreateIndex
CREATE INDEX "CommissionRule_startsAt_id_idx" ON "CommissionRule"("startsAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "CommissionRuleFunnel_funnelId_idx" ON "CommissionRuleFunnel"("funnelId");

-- CreateIndex
CREATE INDEX "Commission_affiliateId_createdAt_id_idx" ON "Commission"("affiliateId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Commission_attributionId_idx" ON "Commission"("attributionId");

-- CreateIndex
CREATE INDEX "Commission_payoutId_idx" ON "Commission"("payoutId");

-- CreateIndex
CREATE INDEX "Commission_createdById_idx" ON "Commission"("createdById");

-- CreateIndex
CREATE INDEX "PayoutBatch_createdById_idx" ON "PayoutBatch"("createdById");

-- CreateIndex
CREATE INDEX "PayoutBatch_createdAt_id_idx" ON "PayoutBatch"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Payout_batchId_idx" ON "Payout"("batchId");

-- CreateIndex
CREATE INDEX "Payout_affiliateId_createdAt_id_idx" ON "Payout"("affiliateId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Payout_paidOn_idx" ON "Payout"("paidOn");

-- CreateIndex
CREATE INDEX "Payout_proofFileId_idx" ON "Payout"("proofFileId");

-- CreateIndex
CREATE INDEX "Payout_approvedById_idx" ON "Payout"("approvedById");

-- CreateIndex
CREATE INDEX "Payout_settledById_idx" ON "Payout"("settledById");

-- CreateIndex
CREATE INDEX "Attribution_ruleId_idx" ON "Attribution"("ruleId");

-- CreateIndex
CREATE INDEX "Attribution_holdDecidedById_idx" ON "Attribution"("holdDecidedById");

-- AddForeignKey
ALTER TABLE "Attribution" ADD CONSTRAINT "Attribution_ruleId_fkey" FOREIGN KEY ("ruleId") REFERENCES "CommissionRule"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attribution" ADD CONSTRAINT "Attribution_holdDecidedById_fkey" FOREIGN KEY ("holdDecidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommissionRule" ADD CONSTRAINT "CommissionRule_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "AffiliateProfile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommissionRule" ADD CONSTRAINT "CommissionRule_replacesId_fkey" FOREIGN KEY ("replacesId") REFERENCES "CommissionRule"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommissionRule" ADD CONSTRAINT "CommissionRule_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommissionRuleFunnel" ADD CONSTRAINT "CommissionRuleFunnel_ruleId_fkey" FOREIGN KEY ("ruleId") REFERENCES "CommissionRule"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommissionRuleFunnel" ADD CONSTRAINT "CommissionRuleFunnel_funnelId_fkey" FOREIGN KEY ("funnelId") REFERENCES "Funnel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Commission" ADD CONSTRAINT "Commission_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "AffiliateProfile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Commission" ADD CONSTRAINT "Commission_attributionId_fkey" FOREIGN KEY ("attributionId") REFERENCES "Attribution"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Commission" ADD CONSTRAINT "Commission_payoutId_fkey" FOREIGN KEY ("payoutId") REFERENCES "Payout"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Commission" ADD CONSTRAINT "Commission_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayoutBatch" ADD CONSTRAINT "PayoutBatch_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "PayoutBatch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "AffiliateProfile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_proofFileId_fkey" FOREIGN KEY ("proofFileId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_approvedById_fkey" FOREIGN KEY ("approvedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_settledById_fkey" FOREIGN KEY ("settledById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- An affiliate has one open payout.
CREATE UNIQUE INDEX "Payout_one_open" ON "Payout" ("affiliateId") WHERE status IN ('DRAFT', 'APPROVED');

-- The lines that no payout pays yet.
CREATE INDEX "Commission_open" ON "Commission" ("affiliateId", "createdAt" DESC, id DESC) WHERE "payoutId" IS NULL;

-- The search of staff among the leads of an affiliate.
CREATE INDEX "AffiliateLead_search" ON "AffiliateLead" USING gin (email gin_trgm_ops, name gin_trgm_ops);

-- The orders that were held.
CREATE INDEX "Attribution_held" ON "Attribution" ("holdStatus", "createdAt" DESC, id DESC) WHERE "holdStatus" IS NOT NULL;

-- A line of commission changes only in the payout that pays it, and a paid line is paid for good.
CREATE FUNCTION app.keep_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."payoutId" IS NOT NULL OR EXISTS (SELECT FROM "Payout" p WHERE p.id = OLD."payoutId" AND p.status = 'PAID') THEN
    RAISE EXCEPTION 'A paid line of commission stays paid' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER append_only BEFORE DELETE ON "Commission" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER append_only_but_payout BEFORE UPDATE ON "Commission" FOR EACH ROW
  WHEN (to_jsonb(NEW) - 'payoutId' IS DISTINCT FROM to_jsonb(OLD) - 'payoutId') EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER keep_payout BEFORE UPDATE ON "Commission" FOR EACH ROW
  WHEN (OLD."payoutId" IS NOT NULL AND NEW."payoutId" IS DISTINCT FROM OLD."payoutId") EXECUTE FUNCTION app.keep_payout();
CREATE TRIGGER append_only_whole BEFORE TRUNCATE ON "Commission" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

-- A rule of commission is ended once, and never edited.
CREATE TRIGGER append_only BEFORE UPDATE ON "CommissionRule" FOR EACH ROW
  WHEN (OLD."endsAt" IS NOT NULL OR to_jsonb(NEW) - 'endsAt' IS DISTINCT FROM to_jsonb(OLD) - 'endsAt') EXECUTE FUNCTION app.refuse_change();

-- A payout that was sent, rules of commission and their funnels stay as they are.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "CommissionRuleFunnel" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER keep_rule BEFORE DELETE ON "CommissionRule" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER append_only BEFORE DELETE ON "Payout" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER keep_paid BEFORE UPDATE ON "Payout" FOR EACH ROW WHEN (OLD.status = 'PAID') EXECUTE FUNCTION app.refuse_change();

-- What is paid of an order and its commission change in the same transaction.
CREATE FUNCTION app.require_commission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "Attribution" a WHERE a."invoiceId" = NEW."invoiceId"
      AND a."paidCentavos" <> (SELECT sum(e."paidCentavos") FROM "PaymentSchedule" e WHERE e."invoiceId" = NEW."invoiceId")
  ) THEN
    RAISE EXCEPTION 'The commission of invoice % does not follow its payments', NEW."invoiceId" USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER require_commission AFTER UPDATE OF "paidCentavos" ON "PaymentSchedule" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW."paidCentavos" <> OLD."paidCentavos") EXECUTE FUNCTION app.require_commission();
