-- A refund that waits counts on the credit that the member has: the credit of today for those that wait already.
ALTER TABLE "RefundApproval" ADD COLUMN "fromCreditCentavos" INTEGER;

UPDATE "RefundApproval" r SET "fromCreditCentavos" = LEAST(r."amountCentavos",
  GREATEST(0, (SELECT COALESCE(sum(p."creditCentavos"), 0) FROM "Payment" p WHERE p."userId" = r."userId")));

ALTER TABLE "RefundApproval" ALTER COLUMN "fromCreditCentavos" SET NOT NULL,
  ADD CONSTRAINT "RefundApproval_fromCredit" CHECK ("fromCreditCentavos" BETWEEN 0 AND "amountCentavos");
