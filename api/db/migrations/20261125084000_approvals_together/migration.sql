-- First approvals that were recorded together share an id; until now they were told by their equal details.
ALTER TABLE "PaymentApproval" ADD COLUMN "statementLineId" INTEGER, ADD COLUMN "togetherId" UUID;

UPDATE "PaymentApproval" SET "togetherId" = gen_random_uuid() WHERE "paidAt" IS NULL OR "scheduleId" IS NULL;

WITH recorded AS (
  SELECT p.id, first_value(p.id) OVER (PARTITION BY i."userId", p.platform, p."externalInvoiceId", p."referenceKey", p."paidAt", p."approvedById", p."totalCentavos", p."surplusCentavos", p.status ORDER BY p.id) AS first
  FROM "PaymentApproval" p JOIN "PaymentSchedule" s ON s.id = p."scheduleId" JOIN "Invoice" i ON i.id = s."invoiceId"
  WHERE p."togetherId" IS NULL
), ids AS (SELECT first, gen_random_uuid() AS id FROM recorded GROUP BY first)
UPDATE "PaymentApproval" p SET "togetherId" = ids.id FROM recorded JOIN ids USING (first) WHERE recorded.id = p.id;

ALTER TABLE "PaymentApproval" ALTER COLUMN "togetherId" SET NOT NULL;

CREATE INDEX "PaymentApproval_statementLineId_idx" ON "PaymentApproval"("statementLineId");
CREATE INDEX "PaymentApproval_togetherId_idx" ON "PaymentApproval"("togetherId");

ALTER TABLE "PaymentApproval" ADD CONSTRAINT "PaymentApproval_statementLineId_fkey" FOREIGN KEY ("statementLineId") REFERENCES "StatementLine"("id") ON DELETE SET NULL ON UPDATE CASCADE;
