-- When the owner of the address proved it, by a code that was mailed there.
ALTER TABLE "User" ADD COLUMN "emailConfirmedAt" TIMESTAMPTZ(3);

-- Those who have entered a code since their address last changed.
UPDATE "User" u SET "emailConfirmedAt" = proved.at FROM (
  SELECT r."userId", max(h."verifiedAt") AS at FROM "ResetHandle" h JOIN "ResetRequest" r ON r.id = h."requestId"
  WHERE h."verifiedAt" IS NOT NULL GROUP BY r."userId"
) proved WHERE proved."userId" = u.id AND NOT EXISTS (
  SELECT FROM "InfoLog" l WHERE l.action = 'user.changed' AND l.entity = 'User' AND l."entityId" = u.id::text
    AND l."createdAt" > proved.at AND l.before->>'email' IS DISTINCT FROM l.after->>'email');

-- Counts the mails of a day to an address.
CREATE INDEX "OutboxEmail_to_createdAt_idx" ON "OutboxEmail"("to", "createdAt");

-- A changed address or archive state ends what was given to the user before: sessions, reset requests, calendar address.
-- A changed address has to be confirmed again, unless the same change says that it is.
CREATE OR REPLACE FUNCTION app.end_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "CalendarFeed" WHERE "userId" = NEW.id;
  IF NEW."authVersion" = OLD."authVersion" THEN
    NEW."authVersion" := OLD."authVersion" + 1;
  END IF;
  IF NEW.email <> OLD.email AND NEW."emailConfirmedAt" IS NOT DISTINCT FROM OLD."emailConfirmedAt" THEN
    NEW."emailConfirmedAt" := NULL;
  END IF;
  RETURN NEW;
END $$;
