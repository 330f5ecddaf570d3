-- References of digits lose the zeros before them, as new ones do (shared/billing/platforms.ts). Of several with one bare form
-- only the shortest is changed, which guards all of them.
UPDATE "PaymentReference" r SET "referenceKey" = shortest.bare
FROM (
  SELECT DISTINCT ON (platform, bare) platform, "referenceKey", bare
  FROM "PaymentReference", regexp_replace("referenceKey", '^0+(?=[0-9]+$)', '') bare
  ORDER BY platform, bare, length("referenceKey")
) shortest
WHERE r.platform = shortest.platform AND r."referenceKey" = shortest."referenceKey" AND r."referenceKey" <> shortest.bare;

UPDATE "PaymentApproval" SET "referenceKey" = regexp_replace("referenceKey", '^0+(?=[0-9]+$)', '') WHERE "referenceKey" ~ '^0+[0-9]+$';
