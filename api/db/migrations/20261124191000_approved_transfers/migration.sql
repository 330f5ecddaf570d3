-- A first approval keeps the transfer that it was given for, so that a second person approves the same one.
ALTER TABLE "PaymentApproval" ADD COLUMN "proofId" INTEGER, ADD COLUMN "referenceKey" TEXT NOT NULL DEFAULT '';
ALTER TABLE "PaymentApproval" ADD CONSTRAINT "PaymentApproval_proofId_fkey" FOREIGN KEY ("proofId") REFERENCES "PaymentProof"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "PaymentApproval_proofId_idx" ON "PaymentApproval"("proofId");

-- Nobody knows which transfer those that wait now were given for: they are given again.
UPDATE "PaymentApproval" SET status = 'WITHDRAWN' WHERE status = 'WAITING';
