-- A member holds an access level other than non-member and affiliate, or has a subscription that was paid at least once.
CREATE OR REPLACE FUNCTION app.is_member(person int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM "UserAccessLevel" WHERE "userId" = person AND "accessLevelId" NOT IN ('non-member', 'affiliate'))
    OR EXISTS (SELECT FROM "Subscription" WHERE "userId" = person AND status <> 'PENDING')
$$;

UPDATE "User" u SET "isMember" = NOT "isMember"
WHERE u.id IN (SELECT "userId" FROM "UserAccessLevel" WHERE "accessLevelId" = 'affiliate') AND u."isMember" <> app.is_member(u.id);
