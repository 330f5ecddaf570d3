-- Access that follows payment (docs/decisions/0002).

-- A subscription gives access while it is active, has begun and its expiry day has not passed. `expiry` is the start of
-- that day in Manila, and the day itself still counts. `isLive` (shared/billing/subscriptions/subscriptionExpiry.ts) is the same rule
-- in TypeScript; a test compares the two.
CREATE OR REPLACE FUNCTION app.gives_access(s "Subscription") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT s.status = 'ACTIVE' AND s."startsAt" <= now() AND s.expiry > now() - interval '1 day'
$$;

-- A member holds an access level above non-member, or has a subscription that was paid at least once.
CREATE OR REPLACE FUNCTION app.is_member(person int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM "UserAccessLevel" WHERE "userId" = person AND "accessLevelId" <> 'non-member')
    OR EXISTS (SELECT FROM "Subscription" WHERE "userId" = person AND status <> 'PENDING')
$$;

-- Keeps "User"."isMember" equal to app.is_member.
CREATE OR REPLACE FUNCTION app.keep_is_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE person int := COALESCE(NEW."userId", OLD."userId");
BEGIN
  UPDATE "User" SET "isMember" = NOT "isMember" WHERE id = person AND "isMember" <> app.is_member(person);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER keep_is_member AFTER INSERT OR UPDATE OR DELETE ON "UserAccessLevel" FOR EACH ROW EXECUTE FUNCTION app.keep_is_member();
CREATE OR REPLACE TRIGGER keep_is_member_new AFTER INSERT ON "Subscription" FOR EACH ROW WHEN (NEW.status <> 'PENDING') EXECUTE FUNCTION app.keep_is_member();
CREATE OR REPLACE TRIGGER keep_is_member_status AFTER UPDATE OF status ON "Subscription" FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION app.keep_is_member();
CREATE OR REPLACE TRIGGER keep_is_member_gone AFTER DELETE ON "Subscription" FOR EACH ROW EXECUTE FUNCTION app.keep_is_member();
