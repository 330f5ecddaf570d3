-- What the database tells the copies of the server at commit, so that they tell the browsers (docs/decisions/0044). A
-- transaction that is undone tells nothing, and one that tells the same twice tells it once.

-- Tells on "notices" the ids of the users whose notices are new or read.
CREATE OR REPLACE FUNCTION app.tell_notices() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM pg_notify('notices', users."userId"::text) FROM (SELECT DISTINCT changed."userId" FROM changed) users;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tell_new_notices AFTER INSERT ON "Notice" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION app.tell_notices();
CREATE OR REPLACE TRIGGER tell_read_notices AFTER UPDATE ON "Notice" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION app.tell_notices();

-- Tells on "sessions" the id of a user of whose sessions one may have ended.
CREATE OR REPLACE FUNCTION app.tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', OLD."userId"::text);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tell_session_end AFTER UPDATE ON "Session" FOR EACH ROW
  WHEN (NEW."revokedAt" IS DISTINCT FROM OLD."revokedAt" OR NEW."parkedAt" IS DISTINCT FROM OLD."parkedAt"
    OR NEW."idleExpiresAt" < OLD."idleExpiresAt" OR NEW."absoluteExpiresAt" < OLD."absoluteExpiresAt")
  EXECUTE FUNCTION app.tell_session_end();
CREATE OR REPLACE TRIGGER tell_session_deletion AFTER DELETE ON "Session" FOR EACH ROW
  WHEN (OLD."revokedAt" IS NULL AND OLD."absoluteExpiresAt" > now()) EXECUTE FUNCTION app.tell_session_end();

-- A new `authVersion` ends the sessions that have the old one.
CREATE OR REPLACE FUNCTION app.tell_sessions_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', NEW.id::text);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tell_sessions_end AFTER UPDATE ON "User" FOR EACH ROW
  WHEN (NEW."authVersion" <> OLD."authVersion" OR NEW."archivedAt" IS DISTINCT FROM OLD."archivedAt")
  EXECUTE FUNCTION app.tell_sessions_end();
