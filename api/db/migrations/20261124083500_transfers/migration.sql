-- The rows of one booking, their reversals and their rebookings have one transferId, by which a transfer is taken back
-- with its surplus. A reference number does not tell transfers apart: payments in cash have none, or all the same.

ALTER TABLE "Payment" ADD COLUMN "transferId" UUID NOT NULL DEFAULT gen_random_uuid();

-- Earlier rows get the transferId of their booking. Only this migration may change them.
ALTER TABLE "Payment" DISABLE TRIGGER append_only;

-- A booking wrote its rows within seconds: rows with the same reference belong together while no pause lies between them.
WITH paid AS (
  SELECT id, "transferId", "createdAt", "userId", "paidAt", platform, COALESCE('proof ' || "proofId", 'reference ' || "referenceNo") AS transfer
  FROM "Payment" WHERE kind = 'PAYMENT' AND ("proofId" IS NOT NULL OR "referenceNo" <> '')
), begun AS (
  SELECT paid.*, COALESCE("createdAt" - lag("createdAt") OVER same > interval '10 seconds', true) AS begins
  FROM paid WINDOW same AS (PARTITION BY "userId", platform, transfer, "paidAt" ORDER BY "createdAt", id)
), booking AS (
  SELECT begun.*, count(*) FILTER (WHERE begins) OVER (PARTITION BY "userId", platform, transfer, "paidAt" ORDER BY "createdAt", id) AS nth
  FROM begun
), named AS (
  SELECT id, first_value("transferId") OVER (PARTITION BY "userId", platform, transfer, "paidAt", nth ORDER BY "createdAt", id) AS "transferId"
  FROM booking
)
UPDATE "Payment" p SET "transferId" = n."transferId" FROM named n WHERE n.id = p.id AND n."transferId" <> p."transferId";

UPDATE "Payment" r SET "transferId" = p."transferId" FROM "Payment" p WHERE r."reversesId" = p.id;

ALTER TABLE "Payment" ENABLE TRIGGER append_only;
