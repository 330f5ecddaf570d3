-- Access that follows payment (docs/decisions/0002).

-- A subscription gives access while it is active, has begun and its expiry day has not passed. `expiry` is the start of
-- that day in Manila, and the day itself still counts. `isLive` (shared/billing/subscriptions/subscriptionExpiry.ts) is the same rule
-- in TypeScript; a test compares the two.
CREATE OR REPLACE FUNCTION app.gives_access(s "Subscription") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT s.status = 'ACTIVE' AND s."startsAt" <= now() AND s.expiry > now() - interval '1 day'
$$;

-- A member holds an access level other than non-member and affiliate, or has a subscription that was paid at least once
-- and grants such a level.
CREATE OR REPLACE FUNCTION app.is_member(person int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT "accessLevelId" FROM "UserAccessLevel" WHERE "userId" = person AND "accessLevelId" NOT IN ('non-member', 'affiliate')
    UNION ALL
    SELECT f."accessLevelId" FROM "Subscription" s JOIN "FunnelAccessLevel" f ON f."funnelId" = s."funnelId"
    WHERE s."userId" = person AND s.status <> 'PENDING' AND f."accessLevelId" NOT IN ('non-member', 'affiliate')
  )
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

-- The same for the buyers of a funnel whose levels change. Saving a funnel deletes and inserts its levels, so this waits
-- for the end of the transaction.
CREATE OR REPLACE FUNCTION app.keep_are_members() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE funnel text := COALESCE(NEW."funnelId", OLD."funnelId");
BEGIN
  UPDATE "User" u SET "isMember" = NOT u."isMember"
  WHERE u.id IN (SELECT s."userId" FROM "Subscription" s WHERE s."funnelId" = funnel AND s.status <> 'PENDING') AND u."isMember" <> app.is_member(u.id);
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS keep_are_members ON "FunnelAccessLevel";
CREATE CONSTRAINT TRIGGER keep_are_members AFTER INSERT OR UPDATE OR DELETE ON "FunnelAccessLevel" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.keep_are_members();

-- The enrolment status of a user, the moment at which dates change it next, and the Manila day on which their first
-- membership begins. `enrolmentStatus`
-- (shared/accounts/people/enrolment.ts) is the same rule in TypeScript; a test compares the two.
CREATE OR REPLACE FUNCTION app.enrolment_of(person int, OUT status "Enrolment", OUT changes timestamptz, OUT since date) LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN bool_or(app.gives_access(s)) THEN 'ACTIVE' WHEN count(*) > 0 THEN 'INACTIVE' ELSE 'NOT_ENROLLED' END::"Enrolment",
    min(CASE WHEN s."startsAt" > now() THEN s."startsAt" WHEN app.gives_access(s) AND s.expiry < '9999-12-01' THEN s.expiry + interval '1 day' END) FILTER (WHERE s.status = 'ACTIVE'),
    (min(s."startsAt") AT TIME ZONE 'Asia/Manila')::date
  FROM "Subscription" s WHERE s."userId" = person AND s.status <> 'PENDING'
$$;

-- Keeps "User".enrolment and "memberSince" equal to app.enrolment_of.
CREATE OR REPLACE FUNCTION app.keep_enrolment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.write_enrolment(COALESCE(NEW."userId", OLD."userId"));
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION app.write_enrolment(person int) RETURNS void LANGUAGE sql AS $$
  UPDATE "User" u SET enrolment = kept.status, "enrolmentChangesAt" = kept.changes, "memberSince" = kept.since FROM app.enrolment_of(person) kept
  WHERE u.id = person AND (u.enrolment, u."enrolmentChangesAt", u."memberSince") IS DISTINCT FROM (kept.status, kept.changes, kept.since)
$$;
CREATE OR REPLACE TRIGGER keep_enrolment_new AFTER INSERT ON "Subscription" FOR EACH ROW WHEN (NEW.status <> 'PENDING') EXECUTE FUNCTION app.keep_enrolment();
CREATE OR REPLACE TRIGGER keep_enrolment_changed AFTER UPDATE OF status, "startsAt", expiry ON "Subscription" FOR EACH ROW
  WHEN ((NEW.status, NEW."startsAt", NEW.expiry) IS DISTINCT FROM (OLD.status, OLD."startsAt", OLD.expiry)) EXECUTE FUNCTION app.keep_enrolment();
CREATE OR REPLACE TRIGGER keep_enrolment_gone AFTER DELETE ON "Subscription" FOR EACH ROW EXECUTE FUNCTION app.keep_enrolment();

-- Writes the enrolment of users for whom a purchase has begun or ended by its dates. Returns their number, at most `most`.
CREATE OR REPLACE FUNCTION app.write_enrolments(most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE people int[];
BEGIN
  people := ARRAY(SELECT id FROM "User" WHERE "enrolmentChangesAt" <= now() ORDER BY id LIMIT most FOR NO KEY UPDATE SKIP LOCKED);
  PERFORM app.write_enrolment(person) FROM unnest(people) person;
  RETURN cardinality(people);
END $$;
