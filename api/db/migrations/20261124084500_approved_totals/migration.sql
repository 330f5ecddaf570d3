-- A first approval keeps all that would be booked together, and how much of it would stay as credit.

ALTER TABLE "PaymentApproval" ADD COLUMN "totalCentavos" INTEGER, ADD COLUMN "surplusCentavos" INTEGER NOT NULL DEFAULT 0;
-- Approvals that wait now were given for their entry; those of larger amounts are given again.
UPDATE "PaymentApproval" SET "totalCentavos" = "amountCentavos";
ALTER TABLE "PaymentApproval" ALTER COLUMN "totalCentavos" SET NOT NULL;
