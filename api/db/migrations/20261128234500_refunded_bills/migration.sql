-- Bills whose money goes back are owed again, or stay paid.
CREATE TYPE "RefundedBills" AS ENUM ('OWED_AGAIN', 'STAY_PAID');
ALTER TABLE "RefundApproval" ADD COLUMN bills "RefundedBills";
-- Refunds that wait were recorded when all bills stayed paid.
UPDATE "RefundApproval" SET bills = 'STAY_PAID' WHERE status = 'WAITING' AND "requestId" IS NULL AND "amountCentavos" > "fromCreditCentavos";
