-- Which settings anybody may read is decided in code (shared/settings/catalogue).
ALTER TABLE "Setting" DROP COLUMN "isPublic";

-- Two links for the two kinds of renewal, in place of one.
INSERT INTO "Setting" (name, value, type, "updatedAt")
SELECT kind.name, s.value, s.type, now() FROM "Setting" s, (VALUES ('renew-expired-link'), ('renew-expiring-link')) kind(name)
WHERE s.name = 'renewal-checkout-link' ON CONFLICT (name) DO NOTHING;
DELETE FROM "Setting" WHERE name = 'renewal-checkout-link';
