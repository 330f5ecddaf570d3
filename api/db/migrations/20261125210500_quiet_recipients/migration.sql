-- AlterTable
ALTER TABLE "AnnouncementRecipient" ADD COLUMN     "notBefore" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "AnnouncementRecipient_announcementId_state_notBefore_userId_idx" ON "AnnouncementRecipient"("announcementId", "state", "notBefore", "userId");
