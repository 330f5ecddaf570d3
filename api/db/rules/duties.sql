-- An archived person gets no duty and no place.

-- Asked after the change, whose row then holds its person's row (a foreign key): a request that archives the person at this
-- moment came first and is seen here, or waits and then finds the duty.
CREATE OR REPLACE FUNCTION app.refuse_archived() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "User" WHERE id = (to_jsonb(NEW) ->> TG_ARGV[0])::int AND "archivedAt" IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The account is archived' USING ERRCODE = 'SU002';
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER refuse_archived AFTER INSERT ON "StageStaff" FOR EACH ROW EXECUTE FUNCTION app.refuse_archived('userId');
CREATE OR REPLACE TRIGGER refuse_archived AFTER INSERT ON "BatchManager" FOR EACH ROW EXECUTE FUNCTION app.refuse_archived('userId');
CREATE OR REPLACE TRIGGER refuse_archived AFTER INSERT ON "EventHost" FOR EACH ROW EXECUTE FUNCTION app.refuse_archived('userId');
CREATE OR REPLACE TRIGGER refuse_archived AFTER INSERT ON "GroupMembership" FOR EACH ROW
  WHEN (NEW."endedAt" IS NULL) EXECUTE FUNCTION app.refuse_archived('userId');
CREATE OR REPLACE TRIGGER refuse_archived AFTER INSERT ON "AccountabilityMember" FOR EACH ROW
  WHEN (NEW."endedAt" IS NULL) EXECUTE FUNCTION app.refuse_archived('userId');
CREATE OR REPLACE TRIGGER refuse_archived AFTER INSERT ON "AccountabilityGroup" FOR EACH ROW
  WHEN (NEW."leaderId" IS NOT NULL) EXECUTE FUNCTION app.refuse_archived('leaderId');
CREATE OR REPLACE TRIGGER refuse_archived_leader AFTER UPDATE OF "leaderId" ON "AccountabilityGroup" FOR EACH ROW
  WHEN (NEW."leaderId" IS NOT NULL AND NEW."leaderId" IS DISTINCT FROM OLD."leaderId") EXECUTE FUNCTION app.refuse_archived('leaderId');
