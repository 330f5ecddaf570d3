-- A renewal keeps the days that it carries over from the order before, so that they can be taken back and given again.
ALTER TABLE "Subscription" ADD COLUMN "carriedDays" INTEGER DEFAULT 0;
UPDATE "Subscription" r SET "carriedDays" = CASE WHEN d.before < DATE '9999-12-31' THEN d.before - d.start END
FROM (
  SELECT n.id, n."startByDays", (n."startsAt" AT TIME ZONE 'Asia/Manila')::date AS start, (o.expiry AT TIME ZONE 'Asia/Manila')::date AS before
  FROM "Subscription" n JOIN "Subscription" o ON o.id = n."renewedFromId" AND o.status = 'SUPERSEDED'
  WHERE n.status IN ('ACTIVE', 'PAUSED', 'SUPERSEDED') AND n.expiry IS NOT NULL
    AND NOT EXISTS (SELECT FROM "Invoice" i JOIN "RefundRequest" q ON q."invoiceId" = i.id WHERE i."subscriptionId" = o.id AND q.status = 'REFUNDED')
) d
WHERE r.id = d.id AND d.before >= d.start - d."startByDays" - 14;
