-- What users are told, and the kinds that they do not want by mail.

CREATE TYPE "NoticeKind" AS ENUM ('PROOF_RECEIVED', 'PROOF_RETURNED', 'PAYMENT_APPROVED', 'PAYMENT_REVOKED', 'BILL_DUE', 'BILL_OVERDUE', 'MEMBERSHIP_ENDING', 'TASK_APPROVED', 'TASK_RETURNED', 'MOVE_UP_ANSWERED', 'EVENT_CHANGED', 'EVENT_STARTING', 'EVENT_SEAT', 'CERTIFICATE');

CREATE TABLE "Notice" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" "NoticeKind" NOT NULL,
    "key" TEXT,
    "facts" JSONB NOT NULL,
    "path" TEXT NOT NULL,
    "readAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "NoticeSetting" (
    "userId" INTEGER NOT NULL,
    "kind" "NoticeKind" NOT NULL,
    "isMailed" BOOLEAN NOT NULL,

    CONSTRAINT "NoticeSetting_pkey" PRIMARY KEY ("userId","kind")
);

CREATE INDEX "Notice_userId_id_idx" ON "Notice"("userId", "id" DESC);
CREATE UNIQUE INDEX "Notice_userId_key_key" ON "Notice"("userId", "key");
-- The count at the bell reads only what is unread.
CREATE INDEX "Notice_unread" ON "Notice"("userId") WHERE "readAt" IS NULL;

ALTER TABLE "Notice" ADD CONSTRAINT "Notice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "NoticeSetting" ADD CONSTRAINT "NoticeSetting_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
