-- Mails of notices that wait for the daily digest or for the end of a user's quiet hours.
CREATE TABLE "NoticeTiming" (
    "userId" INTEGER NOT NULL,
    "isDaily" BOOLEAN NOT NULL DEFAULT false,
    "quietFrom" INTEGER,
    "quietTo" INTEGER,

    CONSTRAINT "NoticeTiming_pkey" PRIMARY KEY ("userId"),
    CONSTRAINT "NoticeTiming_quiet_hours" CHECK (("quietFrom" IS NULL) = ("quietTo" IS NULL) AND "quietFrom" BETWEEN 0 AND 23 AND "quietTo" BETWEEN 0 AND 23 AND "quietFrom" <> "quietTo")
);
ALTER TABLE "NoticeTiming" ADD CONSTRAINT "NoticeTiming_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Notice" ADD COLUMN "waitingMail" JSONB;
-- The digest reads only what waits for it.
CREATE INDEX "Notice_waiting" ON "Notice"("userId", "id") WHERE "waitingMail" IS NOT NULL;

ALTER TABLE "OutboxEmail" ADD COLUMN "quietUserId" INTEGER;
