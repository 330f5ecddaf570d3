-- Accounts of one person (docs/decisions/0062).

-- The accounts of the person who has this account: the surviving one and those that were merged into it. What is
-- only ever added (money, points) stays with its account, and is read over all of them.
CREATE OR REPLACE FUNCTION app.persons(person int) RETURNS int[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(DISTINCT account.id) FROM "User" u CROSS JOIN LATERAL (
    SELECT COALESCE(u."mergedIntoId", u.id) AS id UNION ALL SELECT m.id FROM "User" m WHERE m."mergedIntoId" = COALESCE(u."mergedIntoId", u.id)
  ) account WHERE u.id = person
$$;

-- The account that survived: the one that holds the person's totals.
CREATE OR REPLACE FUNCTION app.survivor(person int) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT COALESCE("mergedIntoId", id) FROM "User" WHERE id = person
$$;

-- An address as its owner may also have typed it: without the dots and the suffix of its local part.
CREATE OR REPLACE FUNCTION app.plain_mail(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@' || split_part(email, '@', 2)
$$;
