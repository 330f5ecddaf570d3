-- A first approval of money that no entry takes waits at the member.
ALTER TABLE "PaymentApproval" ALTER COLUMN "scheduleId" DROP NOT NULL, ADD COLUMN "userId" INTEGER;
ALTER TABLE "PaymentApproval" ADD CONSTRAINT "PaymentApproval_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "PaymentApproval" ADD CONSTRAINT "PaymentApproval_owner" CHECK (("scheduleId" IS NULL) <> ("userId" IS NULL));
CREATE INDEX "PaymentApproval_userId_idx" ON "PaymentApproval"("userId");

-- A transfer without an entry waits once: by its proof or its reference. Cash has neither; the member's lock guards it.
CREATE UNIQUE INDEX "PaymentApproval_proof_waiting" ON "PaymentApproval"("proofId") WHERE status = 'WAITING' AND "scheduleId" IS NULL;
CREATE UNIQUE INDEX "PaymentApproval_reference_waiting" ON "PaymentApproval"("userId", platform, "referenceKey")
  WHERE status = 'WAITING' AND "scheduleId" IS NULL AND "proofId" IS NULL AND "referenceKey" <> '';
