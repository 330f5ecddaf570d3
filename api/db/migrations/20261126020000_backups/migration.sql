-- CreateEnum
CREATE TYPE "BackupFrequency" AS ENUM ('DAILY', 'WEEKLY');

-- CreateEnum
CREATE TYPE "BackupTrigger" AS ENUM ('MANUAL', 'SCHEDULED', 'PRE_RESTORE');

-- CreateEnum
CREATE TYPE "BackupStatus" AS ENUM ('QUEUED', 'RUNNING', 'VERIFYING', 'VERIFIED', 'SUCCEEDED', 'FAILED', 'EXPIRED');

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'BACKUP';

-- CreateTable
CREATE TABLE "BackupSetting" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "isEnabled" BOOLEAN NOT NULL DEFAULT false,
    "frequency" "BackupFrequency" NOT NULL DEFAULT 'DAILY',
    "timeOfDay" TEXT NOT NULL DEFAULT '02:30',
    "weekday" INTEGER NOT NULL DEFAULT 0,
    "keepLast" INTEGER NOT NULL DEFAULT 14,
    "keepDays" INTEGER NOT NULL DEFAULT 30,
    "includeFiles" BOOLEAN NOT NULL DEFAULT true,
    "publicKey" TEXT,
    "notifyEmails" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "dueSince" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BackupSetting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BackupRun" (
    "id" SERIAL NOT NULL,
    "trigger" "BackupTrigger" NOT NULL,
    "status" "BackupStatus" NOT NULL DEFAULT 'QUEUED',
    "scheduledFor" TIMESTAMPTZ(3),
    "percent" INTEGER NOT NULL DEFAULT 0,
    "includesFiles" BOOLEAN NOT NULL,
    "isEncrypted" BOOLEAN NOT NULL DEFAULT false,
    "storageKey" TEXT,
    "size" BIGINT,
    "sha256" TEXT,
    "schemaVersion" TEXT NOT NULL DEFAULT '',
    "product" TEXT NOT NULL DEFAULT '',
    "rowCounts" JSONB NOT NULL DEFAULT '[]',
    "fileCount" INTEGER NOT NULL DEFAULT 0,
    "missingFiles" INTEGER NOT NULL DEFAULT 0,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "verifiedAt" TIMESTAMPTZ(3),
    "failure" TEXT,
    "failureDetail" TEXT,
    "copiedAt" TIMESTAMPTZ(3),
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BackupRun_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "BackupRun_scheduledFor_key" ON "BackupRun"("scheduledFor");

-- CreateIndex
CREATE UNIQUE INDEX "BackupRun_storageKey_key" ON "BackupRun"("storageKey");

-- CreateIndex
CREATE INDEX "BackupRun_createdAt_id_idx" ON "BackupRun"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "BackupRun_createdById_idx" ON "BackupRun"("createdById");

-- AddForeignKey
ALTER TABLE "BackupRun" ADD CONSTRAINT "BackupRun_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- One backup is made at a time.
CREATE UNIQUE INDEX "BackupRun_one_open" ON "BackupRun" ((true)) WHERE status IN ('QUEUED', 'RUNNING', 'VERIFYING');

-- There is one row of settings.
ALTER TABLE "BackupSetting" ADD CONSTRAINT "BackupSetting_one_row" CHECK (id = 1);
