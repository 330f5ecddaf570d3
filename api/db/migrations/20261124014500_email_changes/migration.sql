-- A new address of an account is proposed first, and takes effect once its own mailbox has confirmed it and the old one
-- has agreed or let three days pass (docs/decisions/0047).
CREATE TYPE "EmailChangeStatus" AS ENUM ('WAITING', 'APPLIED', 'REFUSED', 'WITHDRAWN', 'EXPIRED');

CREATE TABLE "EmailChange" (
    "id" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "oldEmail" TEXT NOT NULL,
    "newEmail" TEXT NOT NULL,
    "proposedById" INTEGER NOT NULL,
    "status" "EmailChangeStatus" NOT NULL DEFAULT 'WAITING',
    "confirmedAt" TIMESTAMPTZ(3),
    "agreedAt" TIMESTAMPTZ(3),
    "shortenedAt" TIMESTAMPTZ(3),
    "shortenedById" INTEGER,
    "shortenReason" TEXT,
    "waitsUntil" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EmailChange_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "EmailChange_waiting" ON "EmailChange"("userId") WHERE status = 'WAITING';
CREATE INDEX "EmailChange_due" ON "EmailChange"("waitsUntil") WHERE status = 'WAITING';
CREATE INDEX "EmailChange_userId_idx" ON "EmailChange"("userId");
CREATE INDEX "EmailChange_proposedById_idx" ON "EmailChange"("proposedById");
CREATE INDEX "EmailChange_shortenedById_idx" ON "EmailChange"("shortenedById");
ALTER TABLE "EmailChange" ADD CONSTRAINT "EmailChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "EmailChange" ADD CONSTRAINT "EmailChange_proposedById_fkey" FOREIGN KEY ("proposedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "EmailChange" ADD CONSTRAINT "EmailChange_shortenedById_fkey" FOREIGN KEY ("shortenedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
