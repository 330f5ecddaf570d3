-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'AFFILIATE';

-- CreateEnum
CREATE TYPE "AffiliateStatus" AS ENUM ('APPROVED', 'SUSPENDED');

-- CreateEnum
CREATE TYPE "LeadSource" AS ENUM ('SIGN_UP', 'ORDER');

-- CreateEnum
CREATE TYPE "LeadStatus" AS ENUM ('REGISTERED', 'CUSTOMER');

-- CreateEnum
CREATE TYPE "AttributionReason" AS ENUM ('COUPON', 'LEAD', 'CLICK');

-- AlterTable
ALTER TABLE "Coupon" ADD COLUMN     "affiliateId" INTEGER;

-- CreateTable
CREATE TABLE "AffiliateTerms" (
    "version" SERIAL NOT NULL,
    "text" TEXT NOT NULL,
    "translations" JSONB,
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AffiliateTerms_pkey" PRIMARY KEY ("version")
);

-- CreateTable
CREATE TABLE "AffiliateProfile" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "slugChangedAt" TIMESTAMPTZ(3),
    "status" "AffiliateStatus" NOT NULL DEFAULT 'APPROVED',
    "statusReason" TEXT NOT NULL DEFAULT '',
    "termsVersion" INTEGER NOT NULL,
    "termsAcceptedAt" TIMESTAMPTZ(3) NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "leadCount" INTEGER NOT NULL DEFAULT 0,
    "earnedCentavos" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AffiliateProfile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AffiliateLink" (
    "id" SERIAL NOT NULL,
    "affiliateId" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "funnelId" TEXT,
    "path" TEXT NOT NULL DEFAULT '',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "clicks" INTEGER NOT NULL DEFAULT 0,
    "leadCount" INTEGER NOT NULL DEFAULT 0,
    "archivedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AffiliateLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AffiliateClick" (
    "linkId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "visitorKey" TEXT NOT NULL,

    CONSTRAINT "AffiliateClick_pkey" PRIMARY KEY ("linkId","day","visitorKey")
);

-- CreateTable
CREATE TABLE "AffiliateLead" (
    "id" SERIAL NOT NULL,
    "affiliateId" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "userId" INTEGER,
    "linkId" INTEGER,
    "source" "LeadSource" NOT NULL,
    "status" "LeadStatus" NOT NULL DEFAULT 'REGISTERED',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "firstTouchAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastTouchAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AffiliateLead_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Attribution" (
    "id" SERIAL NOT NULL,
    "invoiceId" INTEGER NOT NULL,
    "affiliateId" INTEGER NOT NULL,
    "linkId" INTEGER,
    "leadId" INTEGER,
    "reason" "AttributionReason" NOT NULL,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Attribution_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Coupon_affiliateId_idx" ON "Coupon"("affiliateId");

-- CreateIndex
CREATE INDEX "AffiliateTerms_createdById_idx" ON "AffiliateTerms"("createdById");

-- CreateIndex
CREATE UNIQUE INDEX "AffiliateProfile_userId_key" ON "AffiliateProfile"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "AffiliateProfile_code_key" ON "AffiliateProfile"("code");

-- CreateIndex
CREATE UNIQUE INDEX "AffiliateProfile_slug_key" ON "AffiliateProfile"("slug");

-- CreateIndex
CREATE INDEX "AffiliateProfile_termsVersion_idx" ON "AffiliateProfile"("termsVersion");

-- CreateIndex
CREATE INDEX "AffiliateProfile_createdAt_id_idx" ON "AffiliateProfile"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AffiliateProfile_leadCount_id_idx" ON "AffiliateProfile"("leadCount" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AffiliateProfile_earnedCentavos_id_idx" ON "AffiliateProfile"("earnedCentavos" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AffiliateLink_funnelId_idx" ON "AffiliateLink"("funnelId");

-- CreateIndex
CREATE UNIQUE INDEX "AffiliateLink_affiliateId_slug_key" ON "AffiliateLink"("affiliateId", "slug");

-- CreateIndex
CREATE INDEX "AffiliateClick_day_idx" ON "AffiliateClick"("day");

-- CreateIndex
CREATE INDEX "AffiliateLead_affiliateId_firstTouchAt_id_idx" ON "AffiliateLead"("affiliateId", "firstTouchAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AffiliateLead_affiliateId_status_firstTouchAt_id_idx" ON "AffiliateLead"("affiliateId", "status", "firstTouchAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AffiliateLead_userId_idx" ON "AffiliateLead"("userId");

-- CreateIndex
CREATE INDEX "AffiliateLead_linkId_idx" ON "AffiliateLead"("linkId");

-- CreateIndex
CREATE UNIQUE INDEX "Attribution_invoiceId_key" ON "Attribution"("invoiceId");

-- CreateIndex
CREATE INDEX "Attribution_affiliateId_createdAt_id_idx" ON "Attribution"("affiliateId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Attribution_linkId_idx" ON "Attribution"("linkId");

-- CreateIndex
CREATE INDEX "Attribution_leadId_idx" ON "Attribution"("leadId");

-- AddForeignKey
ALTER TABLE "AffiliateTerms" ADD CONSTRAINT "AffiliateTerms_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AffiliateProfile" ADD CONSTRAINT "AffiliateProfile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AffiliateProfile" ADD CONSTRAINT "AffiliateProfile_termsVersion_fkey" FOREIGN KEY ("termsVersion") REFERENCES "AffiliateTerms"("version") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AffiliateLink" ADD CONSTRAINT "AffiliateLink_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "AffiliateProfile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AffiliateLink" ADD CONSTRAINT "AffiliateLink_funnelId_fkey" FOREIGN KEY ("funnelId") REFERENCES "Funnel"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AffiliateClick" ADD CONSTRAINT "AffiliateClick_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "AffiliateLink"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AffiliateLead" ADD CONSTRAINT "AffiliateLead_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "AffiliateProfile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AffiliateLead" ADD CONSTRAINT "AffiliateLead_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AffiliateLead" ADD CONSTRAINT "AffiliateLead_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "AffiliateLink"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attribution" ADD CONSTRAINT "Attribution_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attribution" ADD CONSTRAINT "Attribution_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "AffiliateProfile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attribution" ADD CONSTRAINT "Attribution_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "AffiliateLink"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attribution" ADD CONSTRAINT "Attribution_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "AffiliateLead"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Coupon" ADD CONSTRAINT "Coupon_affiliateId_fkey" FOREIGN KEY ("affiliateId") REFERENCES "AffiliateProfile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One affiliate owns an address.
CREATE UNIQUE INDEX "AffiliateLead_open_email" ON "AffiliateLead"("email") WHERE "endedAt" IS NULL;

-- Marks the text that each translation was made from (api/db/rules/translations.sql).
CREATE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "AffiliateTerms" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
