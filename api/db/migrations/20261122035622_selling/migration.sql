-- CreateEnum
CREATE TYPE "OverdueEffect" AS ENUM ('NONE', 'BANNER', 'LIMIT_LESSONS', 'PAUSE_ACCESS');

-- CreateEnum
CREATE TYPE "PauseCause" AS ENUM ('STAFF', 'OVERDUE');

-- CreateEnum
CREATE TYPE "DocumentKind" AS ENUM ('INVOICE', 'RECEIPT');

-- CreateEnum
CREATE TYPE "ApprovalStatus" AS ENUM ('WAITING', 'CONFIRMED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "PromiseStatus" AS ENUM ('OPEN', 'KEPT', 'BROKEN', 'CANCELLED');

-- CreateEnum
CREATE TYPE "StatementImportStatus" AS ENUM ('OPEN', 'APPROVED', 'UNDONE', 'DISCARDED');

-- CreateEnum
CREATE TYPE "StatementLineStatus" AS ENUM ('UNMATCHED', 'MATCHED', 'IGNORED', 'USED', 'UNREADABLE', 'APPROVED', 'FAILED', 'UNDONE');

-- CreateEnum
CREATE TYPE "PaymentRequestStatus" AS ENUM ('OPEN', 'PAID', 'PARKED', 'FAILED');

-- CreateEnum
CREATE TYPE "GatewayEventStatus" AS ENUM ('APPLIED', 'IGNORED', 'PARKED', 'SETTLED');

-- CreateEnum
CREATE TYPE "CouponSpread" AS ENUM ('FIRST_ONLY', 'PRORATED');

-- CreateEnum
CREATE TYPE "LandingPageStatus" AS ENUM ('DRAFT', 'PUBLISHED', 'UNPUBLISHED');

-- AlterEnum
ALTER TYPE "CouponAudience" ADD VALUE 'SPECIFIC_USERS';

-- DropIndex
DROP INDEX "PaymentSchedule_scheduleDate_idx";

-- AlterTable
ALTER TABLE "PaymentTerm" ADD COLUMN     "graceDays" INTEGER NOT NULL DEFAULT 14,
ADD COLUMN     "overdueEffect" "OverdueEffect" NOT NULL DEFAULT 'BANNER',
ADD COLUMN     "reminderDays" INTEGER[] DEFAULT ARRAY[-7, -1, 0, 3, 7, 14]::INTEGER[],
ADD COLUMN     "reminderText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "pauseCause" "PauseCause",
ADD COLUMN     "pauseReason" TEXT,
ADD COLUMN     "pausedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Invoice" ADD COLUMN     "billToAddress" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "billToName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "billToTin" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "birInvoiceNo" TEXT;

-- AlterTable
ALTER TABLE "PaymentSchedule" ADD COLUMN     "promisedDate" DATE;

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "receiptNumber" TEXT,
ADD COLUMN     "secondApproverId" INTEGER;

-- AlterTable
ALTER TABLE "PaymentReference" ADD COLUMN     "lineId" INTEGER,
ADD COLUMN     "requestId" INTEGER,
ALTER COLUMN "proofId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "Coupon" ADD COLUMN     "emails" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "spread" "CouponSpread" NOT NULL DEFAULT 'PRORATED';

-- CreateTable
CREATE TABLE "DocumentCounter" (
    "kind" "DocumentKind" NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "DocumentCounter_pkey" PRIMARY KEY ("kind","year")
);

-- The invoices' numbers go on in the counter that all documents share.
INSERT INTO "DocumentCounter" (kind, year, last) SELECT 'INVOICE', year, last FROM "InvoiceCounter";

-- DropTable
DROP TABLE "InvoiceCounter";

-- CreateTable
CREATE TABLE "PaymentApproval" (
    "id" SERIAL NOT NULL,
    "scheduleId" INTEGER NOT NULL,
    "platform" TEXT NOT NULL,
    "externalInvoiceId" TEXT NOT NULL,
    "approvedById" INTEGER NOT NULL,
    "status" "ApprovalStatus" NOT NULL DEFAULT 'WAITING',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PaymentApproval_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PromiseToPay" (
    "id" SERIAL NOT NULL,
    "scheduleId" INTEGER NOT NULL,
    "promisedDate" DATE NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "status" "PromiseStatus" NOT NULL DEFAULT 'OPEN',
    "createdById" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PromiseToPay_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentReminder" (
    "id" SERIAL NOT NULL,
    "scheduleId" INTEGER NOT NULL,
    "dueDate" DATE NOT NULL,
    "offsetDays" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PaymentReminder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentNote" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "authorId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PaymentNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StatementImport" (
    "id" SERIAL NOT NULL,
    "platform" TEXT NOT NULL,
    "fileName" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "status" "StatementImportStatus" NOT NULL DEFAULT 'OPEN',
    "createdById" INTEGER NOT NULL,
    "approvedById" INTEGER,
    "approvedAt" TIMESTAMPTZ(3),
    "undoneAt" TIMESTAMPTZ(3),
    "undoReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StatementImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StatementLine" (
    "id" SERIAL NOT NULL,
    "importId" INTEGER NOT NULL,
    "row" INTEGER NOT NULL,
    "raw" JSONB NOT NULL,
    "paidOn" DATE,
    "amountCentavos" INTEGER,
    "referenceNo" TEXT NOT NULL,
    "payerName" TEXT NOT NULL DEFAULT '',
    "status" "StatementLineStatus" NOT NULL DEFAULT 'UNMATCHED',
    "confidence" INTEGER NOT NULL DEFAULT 0,
    "reasons" JSONB NOT NULL DEFAULT '[]',
    "userId" INTEGER,
    "proofId" INTEGER,

    CONSTRAINT "StatementLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StatementMatch" (
    "lineId" INTEGER NOT NULL,
    "scheduleId" INTEGER NOT NULL,
    "paymentId" INTEGER,

    CONSTRAINT "StatementMatch_pkey" PRIMARY KEY ("lineId","scheduleId")
);

-- CreateTable
CREATE TABLE "StatementMapping" (
    "platform" TEXT NOT NULL,
    "headerHash" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StatementMapping_pkey" PRIMARY KEY ("platform","headerHash")
);

-- CreateTable
CREATE TABLE "PaymentRequest" (
    "id" SERIAL NOT NULL,
    "gateway" TEXT NOT NULL,
    "externalId" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "amountCentavos" INTEGER NOT NULL,
    "status" "PaymentRequestStatus" NOT NULL DEFAULT 'OPEN',
    "url" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PaymentRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentRequestSchedule" (
    "requestId" INTEGER NOT NULL,
    "scheduleId" INTEGER NOT NULL,

    CONSTRAINT "PaymentRequestSchedule_pkey" PRIMARY KEY ("requestId","scheduleId")
);

-- CreateTable
CREATE TABLE "GatewayEvent" (
    "id" SERIAL NOT NULL,
    "gateway" TEXT NOT NULL,
    "eventId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "externalId" TEXT NOT NULL,
    "amountCentavos" INTEGER,
    "referenceNo" TEXT,
    "status" "GatewayEventStatus" NOT NULL,
    "reason" TEXT,
    "requestId" INTEGER,
    "decidedById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GatewayEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FunnelVisit" (
    "funnelId" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "visitorKey" TEXT NOT NULL,

    CONSTRAINT "FunnelVisit_pkey" PRIMARY KEY ("funnelId","day","visitorKey")
);

-- CreateTable
CREATE TABLE "FunnelDay" (
    "funnelId" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "visitors" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "FunnelDay_pkey" PRIMARY KEY ("funnelId","day")
);

-- CreateTable
CREATE TABLE "WaitlistEntry" (
    "id" SERIAL NOT NULL,
    "funnelId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "language" TEXT NOT NULL DEFAULT 'en',
    "notifiedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WaitlistEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LandingPage" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "funnelId" TEXT,
    "draft" JSONB NOT NULL DEFAULT '{}',
    "published" JSONB,
    "publishedAt" TIMESTAMPTZ(3),
    "status" "LandingPageStatus" NOT NULL DEFAULT 'DRAFT',
    "seoTitle" TEXT NOT NULL DEFAULT '',
    "seoDescription" TEXT NOT NULL DEFAULT '',
    "seoImageFileId" INTEGER,
    "isHidden" BOOLEAN NOT NULL DEFAULT false,
    "translations" JSONB,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LandingPage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LandingPageVersion" (
    "id" SERIAL NOT NULL,
    "pageId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "isPublished" BOOLEAN NOT NULL DEFAULT false,
    "editorId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LandingPageVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RedirectRule" (
    "id" SERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "countdownSec" INTEGER NOT NULL DEFAULT 0,
    "title" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "translations" JSONB,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RedirectRule_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PaymentApproval_scheduleId_idx" ON "PaymentApproval"("scheduleId");

-- CreateIndex
CREATE INDEX "PaymentApproval_approvedById_idx" ON "PaymentApproval"("approvedById");

-- CreateIndex
CREATE INDEX "PaymentApproval_status_createdAt_idx" ON "PaymentApproval"("status", "createdAt");

-- CreateIndex
CREATE INDEX "PromiseToPay_scheduleId_idx" ON "PromiseToPay"("scheduleId");

-- CreateIndex
CREATE INDEX "PromiseToPay_createdById_idx" ON "PromiseToPay"("createdById");

-- CreateIndex
CREATE INDEX "PromiseToPay_status_promisedDate_idx" ON "PromiseToPay"("status", "promisedDate");

-- CreateIndex
CREATE INDEX "PaymentReminder_createdAt_idx" ON "PaymentReminder"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentReminder_scheduleId_dueDate_offsetDays_key" ON "PaymentReminder"("scheduleId", "dueDate", "offsetDays");

-- CreateIndex
CREATE INDEX "PaymentNote_userId_createdAt_idx" ON "PaymentNote"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "PaymentNote_authorId_idx" ON "PaymentNote"("authorId");

-- CreateIndex
CREATE INDEX "StatementImport_createdAt_id_idx" ON "StatementImport"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "StatementImport_createdById_idx" ON "StatementImport"("createdById");

-- CreateIndex
CREATE INDEX "StatementImport_approvedById_idx" ON "StatementImport"("approvedById");

-- CreateIndex
CREATE INDEX "StatementLine_importId_status_row_idx" ON "StatementLine"("importId", "status", "row");

-- CreateIndex
CREATE INDEX "StatementLine_userId_idx" ON "StatementLine"("userId");

-- CreateIndex
CREATE INDEX "StatementLine_proofId_idx" ON "StatementLine"("proofId");

-- CreateIndex
CREATE UNIQUE INDEX "StatementLine_importId_row_key" ON "StatementLine"("importId", "row");

-- CreateIndex
CREATE UNIQUE INDEX "StatementMatch_paymentId_key" ON "StatementMatch"("paymentId");

-- CreateIndex
CREATE INDEX "StatementMatch_scheduleId_idx" ON "StatementMatch"("scheduleId");

-- CreateIndex
CREATE INDEX "PaymentRequest_userId_createdAt_idx" ON "PaymentRequest"("userId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentRequest_gateway_externalId_key" ON "PaymentRequest"("gateway", "externalId");

-- CreateIndex
CREATE INDEX "PaymentRequestSchedule_scheduleId_idx" ON "PaymentRequestSchedule"("scheduleId");

-- CreateIndex
CREATE INDEX "GatewayEvent_requestId_idx" ON "GatewayEvent"("requestId");

-- CreateIndex
CREATE INDEX "GatewayEvent_decidedById_idx" ON "GatewayEvent"("decidedById");

-- CreateIndex
CREATE INDEX "GatewayEvent_status_createdAt_idx" ON "GatewayEvent"("status", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "GatewayEvent_gateway_eventId_key" ON "GatewayEvent"("gateway", "eventId");

-- CreateIndex
CREATE INDEX "FunnelVisit_day_idx" ON "FunnelVisit"("day");

-- CreateIndex
CREATE INDEX "WaitlistEntry_funnelId_createdAt_idx" ON "WaitlistEntry"("funnelId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "WaitlistEntry_funnelId_email_key" ON "WaitlistEntry"("funnelId", "email");

-- CreateIndex
CREATE UNIQUE INDEX "LandingPage_slug_key" ON "LandingPage"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "LandingPage_funnelId_key" ON "LandingPage"("funnelId");

-- CreateIndex
CREATE INDEX "LandingPage_seoImageFileId_idx" ON "LandingPage"("seoImageFileId");

-- CreateIndex
CREATE INDEX "LandingPage_createdAt_id_idx" ON "LandingPage"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "LandingPageVersion_editorId_idx" ON "LandingPageVersion"("editorId");

-- CreateIndex
CREATE UNIQUE INDEX "LandingPageVersion_pageId_version_key" ON "LandingPageVersion"("pageId", "version");

-- CreateIndex
CREATE UNIQUE INDEX "RedirectRule_source_key" ON "RedirectRule"("source");

-- CreateIndex
CREATE INDEX "RedirectRule_createdAt_id_idx" ON "RedirectRule"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "PaymentSchedule_scheduleDate_id_idx" ON "PaymentSchedule"("scheduleDate", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_receiptNumber_key" ON "Payment"("receiptNumber");

-- CreateIndex
CREATE INDEX "Payment_secondApproverId_idx" ON "Payment"("secondApproverId");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentReference_lineId_key" ON "PaymentReference"("lineId");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentReference_requestId_key" ON "PaymentReference"("requestId");

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_secondApproverId_fkey" FOREIGN KEY ("secondApproverId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentReference" ADD CONSTRAINT "PaymentReference_lineId_fkey" FOREIGN KEY ("lineId") REFERENCES "StatementLine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentReference" ADD CONSTRAINT "PaymentReference_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PaymentRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentApproval" ADD CONSTRAINT "PaymentApproval_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "PaymentSchedule"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentApproval" ADD CONSTRAINT "PaymentApproval_approvedById_fkey" FOREIGN KEY ("approvedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromiseToPay" ADD CONSTRAINT "PromiseToPay_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "PaymentSchedule"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromiseToPay" ADD CONSTRAINT "PromiseToPay_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentReminder" ADD CONSTRAINT "PaymentReminder_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "PaymentSchedule"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentNote" ADD CONSTRAINT "PaymentNote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentNote" ADD CONSTRAINT "PaymentNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementImport" ADD CONSTRAINT "StatementImport_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementImport" ADD CONSTRAINT "StatementImport_approvedById_fkey" FOREIGN KEY ("approvedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_importId_fkey" FOREIGN KEY ("importId") REFERENCES "StatementImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_proofId_fkey" FOREIGN KEY ("proofId") REFERENCES "PaymentProof"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementMatch" ADD CONSTRAINT "StatementMatch_lineId_fkey" FOREIGN KEY ("lineId") REFERENCES "StatementLine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementMatch" ADD CONSTRAINT "StatementMatch_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "PaymentSchedule"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementMatch" ADD CONSTRAINT "StatementMatch_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentRequest" ADD CONSTRAINT "PaymentRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentRequestSchedule" ADD CONSTRAINT "PaymentRequestSchedule_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PaymentRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentRequestSchedule" ADD CONSTRAINT "PaymentRequestSchedule_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "PaymentSchedule"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GatewayEvent" ADD CONSTRAINT "GatewayEvent_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PaymentRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GatewayEvent" ADD CONSTRAINT "GatewayEvent_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FunnelVisit" ADD CONSTRAINT "FunnelVisit_funnelId_fkey" FOREIGN KEY ("funnelId") REFERENCES "Funnel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FunnelDay" ADD CONSTRAINT "FunnelDay_funnelId_fkey" FOREIGN KEY ("funnelId") REFERENCES "Funnel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitlistEntry" ADD CONSTRAINT "WaitlistEntry_funnelId_fkey" FOREIGN KEY ("funnelId") REFERENCES "Funnel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LandingPage" ADD CONSTRAINT "LandingPage_funnelId_fkey" FOREIGN KEY ("funnelId") REFERENCES "Funnel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LandingPage" ADD CONSTRAINT "LandingPage_seoImageFileId_fkey" FOREIGN KEY ("seoImageFileId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LandingPageVersion" ADD CONSTRAINT "LandingPageVersion_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "LandingPage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LandingPageVersion" ADD CONSTRAINT "LandingPageVersion_editorId_fkey" FOREIGN KEY ("editorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

