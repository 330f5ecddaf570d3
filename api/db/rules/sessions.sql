-- What ends when a user changes.

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
CREATE OR REPLACE TRIGGER end_access BEFORE UPDATE ON "User" FOR EACH ROW
  WHEN (NEW.email <> OLD.email OR NEW."archivedAt" IS DISTINCT FROM OLD."archivedAt") EXECUTE FUNCTION app.end_access();
