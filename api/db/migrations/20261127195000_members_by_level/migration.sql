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

UPDATE "User" u SET "isMember" = NOT u."isMember"
WHERE u.id IN (SELECT "userId" FROM "Subscription" WHERE status <> 'PENDING') AND u."isMember" <> app.is_member(u.id);
