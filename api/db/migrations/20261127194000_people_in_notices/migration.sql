ALTER TABLE "Notice" ADD COLUMN "aboutIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- Notices from before this column name people by their names only. Two people of one name both count.
UPDATE "Notice" n SET "aboutIds" = named.ids
FROM (
  SELECT n.id, array_agg(u.id) AS ids
  FROM "Notice" n CROSS JOIN LATERAL unnest(string_to_array(n.facts ->> 'name', ', ')) name
    JOIN "User" u ON trim(u."firstName" || ' ' || u."lastName") = name
  WHERE n.kind IN ('GROUP_REQUESTED', 'GROUP_MEMBER_LEFT', 'GROUP_MEMBER_JOINED', 'GROUP_NEW_LEADER', 'ACCOUNTABILITY',
    'CHECK_IN_TO_LEADER', 'CHALLENGE', 'FEED', 'DELETION_REQUESTED')
  GROUP BY n.id
) named
WHERE named.id = n.id;

CREATE INDEX "Notice_by_person" ON "Notice" USING gin ("aboutIds") WHERE "aboutIds" <> '{}';
DROP INDEX "Notice_by_feed_teller";

CREATE OR REPLACE FUNCTION app.is_anonymised(u "User") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT u."archivedAt" IS NOT NULL AND u.email LIKE 'anonymised-%@archived.invalid'
$$;

CREATE OR REPLACE FUNCTION app.keep_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF app.may_purge() OR (NEW.note = '' AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' AND EXISTS (
    SELECT FROM "MoveUpRequest" r JOIN "User" u ON u.id = r."userId" WHERE r.id = OLD."requestId" AND app.is_anonymised(u)))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE ON "MoveUpStep" FOR EACH ROW EXECUTE FUNCTION app.keep_step();

CREATE OR REPLACE FUNCTION app.forget_in_log(person integer) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "User" u WHERE u.id = person AND app.is_anonymised(u)) THEN
    RAISE EXCEPTION 'User % is not anonymised', person USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  UPDATE "InfoLog" SET before = NULL, after = NULL, "valuesSalt" = NULL
    WHERE entity = 'User' AND "entityId" = person::text AND "valuesSalt" IS NOT NULL;
  UPDATE "InfoLog" SET before = NULL, after = NULL, "valuesSalt" = NULL
    WHERE "actorUserId" = person AND "effectiveUserId" = person AND NOT "byStaff" AND "valuesSalt" IS NOT NULL;
  -- Rows about what the person wrote, or what staff wrote about the person, which is emptied itself.
  UPDATE "InfoLog" l SET before = NULL, after = NULL, "valuesSalt" = NULL
    FROM (
      SELECT 'FeedPost' AS entity, id::text FROM "FeedPost" WHERE "authorId" = person
      UNION ALL SELECT 'Affiliate', id::text FROM "AffiliateProfile" WHERE "userId" = person
      UNION ALL SELECT 'ChallengeParticipant', id::text FROM "ChallengeParticipant" WHERE "userId" = person
      UNION ALL SELECT 'CheckIn', id::text FROM "CheckIn" WHERE "userId" = person
      UNION ALL SELECT 'FormResponse', id::text FROM "FormResponse" WHERE "userId" = person
      UNION ALL SELECT 'GroupRequest', id::text FROM "GroupRequest" WHERE "userId" = person
      UNION ALL SELECT 'MoveUpRequest', id::text FROM "MoveUpRequest" WHERE "userId" = person
      UNION ALL SELECT 'SuccessTask', id::text FROM "SuccessTask" WHERE "userId" = person
    ) theirs
    WHERE l.entity = theirs.entity AND l."entityId" = theirs.id AND l."valuesSalt" IS NOT NULL;
  UPDATE "InfoLog" SET before = NULL, after = NULL, "valuesSalt" = NULL
    WHERE action = 'accountabilityGroup.leadNominated' AND entity = 'AccountabilityGroup' AND after ->> 'userId' = person::text
      AND "entityId" IN (SELECT "groupId"::text FROM "TeamLeadCandidacy" WHERE "userId" = person) AND "valuesSalt" IS NOT NULL;
  UPDATE "MoveUpStep" s SET note = '' FROM "MoveUpRequest" r WHERE r.id = s."requestId" AND r."userId" = person AND s.note <> '';
  UPDATE "InfoLog" SET ip = NULL, "ipSalt" = NULL WHERE "actorUserId" = person AND "ipSalt" IS NOT NULL;
END $$;

-- Deletes the words of a name that nobody has any more.
CREATE OR REPLACE FUNCTION app.forget_name(name text) RETURNS void LANGUAGE sql AS $$
  DELETE FROM app.name_word w WHERE w.word IN (SELECT app.name_words(name)) AND NOT EXISTS (
    SELECT FROM "User" u
    WHERE app.person_text(u."firstName", u."lastName", u.email) LIKE '%' || regexp_replace(w.word, '[^[:alnum:]]+', '%', 'g') || '%'
      AND w.word IN (SELECT app.name_words(u."firstName" || ' ' || u."lastName")))
$$;
