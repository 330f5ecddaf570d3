-- AlterTable
ALTER TABLE "PaymentApproval" ADD COLUMN "paidAt" TIMESTAMPTZ(3);

-- First approvals of recorded transfers that wait begin again: nobody knows their day.
UPDATE "PaymentApproval" SET status = 'WITHDRAWN' WHERE status = 'WAITING' AND "proofId" IS NULL AND ("referenceKey" <> '' OR "surplusCentavos" > 0 OR "totalCentavos" <> "amountCentavos");

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'CREDIT_TAKEN';
