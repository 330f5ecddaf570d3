ALTER TYPE "NoticeKind" ADD VALUE 'REPORT';

-- CreateEnum
CREATE TYPE "ReportKind" AS ENUM ('SUMMARY', 'COMMUNITY');

-- CreateEnum
CREATE TYPE "ReportSchedule" AS ENUM ('WEEKLY', 'MONTHLY');

-- CreateEnum
CREATE TYPE "ReportFormat" AS ENUM ('CSV', 'XLSX');

-- CreateEnum
CREATE TYPE "ReportRunStatus" AS ENUM ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'EXPIRED');

-- CreateTable
CREATE TABLE "Report" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "translations" JSONB,
    "category" "ReportKind" NOT NULL,
    "params" JSONB NOT NULL DEFAULT '{}',
    "columns" TEXT[],
    "ownerId" INTEGER,
    "sharedWith" TEXT[],
    "schedule" "ReportSchedule",
    "format" "ReportFormat" NOT NULL DEFAULT 'XLSX',
    "nextRunOn" DATE,
    "isSystem" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReportRun" (
    "id" SERIAL NOT NULL,
    "reportId" TEXT,
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "category" "ReportKind" NOT NULL,
    "params" JSONB NOT NULL,
    "columns" TEXT[],
    "format" "ReportFormat" NOT NULL,
    "isMailed" BOOLEAN NOT NULL DEFAULT false,
    "status" "ReportRunStatus" NOT NULL DEFAULT 'QUEUED',
    "steps" INTEGER NOT NULL DEFAULT 1,
    "done" INTEGER NOT NULL DEFAULT 0,
    "touchedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "rowCount" INTEGER,
    "asOf" TIMESTAMPTZ(3),
    "fileId" INTEGER,
    "failure" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReportRun_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Report_ownerId_name_key" ON "Report"("ownerId", "name");

-- CreateIndex
CREATE INDEX "Report_nextRunOn_idx" ON "Report"("nextRunOn");

-- CreateIndex
CREATE UNIQUE INDEX "ReportRun_fileId_key" ON "ReportRun"("fileId");

-- CreateIndex
CREATE INDEX "ReportRun_userId_createdAt_id_idx" ON "ReportRun"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ReportRun_reportId_idx" ON "ReportRun"("reportId");

-- CreateIndex
CREATE INDEX "ReportRun_createdAt_idx" ON "ReportRun"("createdAt");

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReportRun" ADD CONSTRAINT "ReportRun_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "Report"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReportRun" ADD CONSTRAINT "ReportRun_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReportRun" ADD CONSTRAINT "ReportRun_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A system report has no owner and no schedule; a scheduled one has an owner and a next day.
ALTER TABLE "Report" ADD CONSTRAINT "Report_owned" CHECK ("isSystem" = ("ownerId" IS NULL));
ALTER TABLE "Report" ADD CONSTRAINT "Report_schedule" CHECK ((schedule IS NULL) = ("nextRunOn" IS NULL) AND (schedule IS NULL OR NOT "isSystem"));
