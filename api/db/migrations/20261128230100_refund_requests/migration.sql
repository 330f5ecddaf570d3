CREATE TYPE "RefundRequestStatus" AS ENUM ('WAITING', 'REFUNDED', 'DECLINED', 'WITHDRAWN');

CREATE TABLE "RefundRequest" (
    "id" SERIAL NOT NULL,
    "invoiceId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "status" "RefundRequestStatus" NOT NULL DEFAULT 'WAITING',
    "answer" TEXT NOT NULL DEFAULT '',
    "decidedById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" TIMESTAMPTZ(3),

    CONSTRAINT "RefundRequest_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "RefundRequest_decided" CHECK ((status = 'WAITING') = ("decidedAt" IS NULL))
);
CREATE INDEX "RefundRequest_invoiceId_idx" ON "RefundRequest"("invoiceId");
CREATE INDEX "RefundRequest_userId_idx" ON "RefundRequest"("userId");
CREATE INDEX "RefundRequest_decidedById_idx" ON "RefundRequest"("decidedById");
CREATE INDEX "RefundRequest_status_createdAt_id_idx" ON "RefundRequest"("status", "createdAt", "id");
-- An invoice has one request that waits or was answered.
CREATE UNIQUE INDEX "RefundRequest_one" ON "RefundRequest"("invoiceId") WHERE status <> 'WITHDRAWN';
ALTER TABLE "RefundRequest" ADD CONSTRAINT "RefundRequest_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "RefundRequest" ADD CONSTRAINT "RefundRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "RefundRequest" ADD CONSTRAINT "RefundRequest_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "RefundApproval" ADD COLUMN "requestId" INTEGER;
CREATE INDEX "RefundApproval_requestId_idx" ON "RefundApproval"("requestId");
ALTER TABLE "RefundApproval" ADD CONSTRAINT "RefundApproval_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "RefundRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "LessonFileDownload" (
    "userId" INTEGER NOT NULL,
    "lessonFileId" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LessonFileDownload_pkey" PRIMARY KEY ("userId", "lessonFileId")
);
CREATE INDEX "LessonFileDownload_lessonFileId_idx" ON "LessonFileDownload"("lessonFileId");
ALTER TABLE "LessonFileDownload" ADD CONSTRAINT "LessonFileDownload_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "LessonFileDownload" ADD CONSTRAINT "LessonFileDownload_lessonFileId_fkey" FOREIGN KEY ("lessonFileId") REFERENCES "LessonFile"("id") ON DELETE CASCADE ON UPDATE CASCADE;
