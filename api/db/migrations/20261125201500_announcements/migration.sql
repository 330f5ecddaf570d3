-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'ANNOUNCEMENT';

-- CreateEnum
CREATE TYPE "AnnouncementStatus" AS ENUM ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'STOPPED');

-- CreateEnum
CREATE TYPE "RecipientState" AS ENUM ('WAITING', 'MAILED', 'BOUNCED', 'UNSUBSCRIBED', 'SKIPPED');

-- CreateEnum
CREATE TYPE "SkipReason" AS ENUM ('ARCHIVED', 'BOUNCING', 'UNCONFIRMED', 'STOPPED');

-- AlterTable
ALTER TABLE "OutboxEmail" ADD COLUMN     "unsubscribeUrl" TEXT;

-- CreateTable
CREATE TABLE "Announcement" (
    "id" SERIAL NOT NULL,
    "status" "AnnouncementStatus" NOT NULL DEFAULT 'DRAFT',
    "subject" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "subjectFil" TEXT NOT NULL DEFAULT '',
    "textFil" TEXT NOT NULL DEFAULT '',
    "buttonLabel" TEXT NOT NULL DEFAULT '',
    "buttonLabelFil" TEXT NOT NULL DEFAULT '',
    "buttonUrl" TEXT NOT NULL DEFAULT '',
    "list" "UserType",
    "filter" JSONB NOT NULL DEFAULT '{}',
    "viewName" TEXT NOT NULL DEFAULT '',
    "sendAt" TIMESTAMPTZ(3),
    "startedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdById" INTEGER NOT NULL,
    "scheduledById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "waitingCount" INTEGER NOT NULL DEFAULT 0,
    "mailedCount" INTEGER NOT NULL DEFAULT 0,
    "bouncedCount" INTEGER NOT NULL DEFAULT 0,
    "unsubscribedCount" INTEGER NOT NULL DEFAULT 0,
    "skippedCount" INTEGER NOT NULL DEFAULT 0,
    "leftCount" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Announcement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnnouncementRecipient" (
    "announcementId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "state" "RecipientState" NOT NULL DEFAULT 'WAITING',
    "reason" "SkipReason",
    "detail" TEXT NOT NULL DEFAULT '',
    "mailId" UUID,
    "mailedAt" TIMESTAMPTZ(3),
    "leftAt" TIMESTAMPTZ(3),
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AnnouncementRecipient_pkey" PRIMARY KEY ("announcementId","userId")
);

-- CreateTable
CREATE TABLE "AddressBounce" (
    "email" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "detail" TEXT NOT NULL DEFAULT '',
    "lastAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AddressBounce_pkey" PRIMARY KEY ("email")
);

-- CreateIndex
CREATE INDEX "Announcement_createdAt_id_idx" ON "Announcement"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Announcement_status_sendAt_idx" ON "Announcement"("status", "sendAt");

-- CreateIndex
CREATE INDEX "Announcement_createdById_idx" ON "Announcement"("createdById");

-- CreateIndex
CREATE INDEX "Announcement_scheduledById_idx" ON "Announcement"("scheduledById");

-- CreateIndex
CREATE UNIQUE INDEX "AnnouncementRecipient_mailId_key" ON "AnnouncementRecipient"("mailId");

-- CreateIndex
CREATE INDEX "AnnouncementRecipient_announcementId_state_userId_idx" ON "AnnouncementRecipient"("announcementId", "state", "userId");

-- CreateIndex
CREATE INDEX "AnnouncementRecipient_userId_idx" ON "AnnouncementRecipient"("userId");

-- CreateIndex
CREATE INDEX "AnnouncementRecipient_mailedAt_idx" ON "AnnouncementRecipient"("mailedAt");

-- AddForeignKey
ALTER TABLE "Announcement" ADD CONSTRAINT "Announcement_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Announcement" ADD CONSTRAINT "Announcement_scheduledById_fkey" FOREIGN KEY ("scheduledById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnnouncementRecipient" ADD CONSTRAINT "AnnouncementRecipient_announcementId_fkey" FOREIGN KEY ("announcementId") REFERENCES "Announcement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnnouncementRecipient" ADD CONSTRAINT "AnnouncementRecipient_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
