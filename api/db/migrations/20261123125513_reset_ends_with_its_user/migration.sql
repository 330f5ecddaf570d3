-- A reset request counts only for the user as they were when it was made.
ALTER TABLE "ResetRequest" ADD COLUMN "authVersion" INTEGER;

-- A changed address or archive state ends what was given to the user before: sessions, reset requests, calendar address.
CREATE OR REPLACE FUNCTION app.end_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "CalendarFeed" WHERE "userId" = NEW.id;
  IF NEW."authVersion" = OLD."authVersion" THEN
    NEW."authVersion" := OLD."authVersion" + 1;
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER end_access BEFORE UPDATE ON "User" FOR EACH ROW
  WHEN (NEW.email <> OLD.email OR NEW."archivedAt" IS DISTINCT FROM OLD."archivedAt") EXECUTE FUNCTION app.end_access();
