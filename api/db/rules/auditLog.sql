-- The info log, whose rows are sealed (docs/decisions/0074).

-- What a seal covers of the personal part of a row. Its salt is removed with the values, so that nobody can guess them. The
-- row also keeps whether the actor was staff then, because a later change of levels would hide what they did.
CREATE OR REPLACE FUNCTION app.digest_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."byStaff" := EXISTS (SELECT FROM "UserAccessLevel" l WHERE l."userId" = NEW."actorUserId" AND l."accessLevelId" NOT IN ('non-member', 'member', 'affiliate'));
  NEW."valuesSalt" := NULL; NEW."valuesDigest" := NULL; NEW."ipSalt" := NULL; NEW."ipDigest" := NULL;
  IF NEW.before IS NOT NULL OR NEW.after IS NOT NULL THEN
    NEW."valuesSalt" := gen_random_uuid();
    NEW."valuesDigest" := sha256(convert_to(NEW."valuesSalt"::text || jsonb_build_array(NEW.before, NEW.after)::text, 'UTF8'));
  END IF;
  IF NEW.ip IS NOT NULL THEN
    NEW."ipSalt" := gen_random_uuid();
    NEW."ipDigest" := sha256(convert_to(NEW."ipSalt"::text || NEW.ip, 'UTF8'));
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER digest_log BEFORE INSERT ON "InfoLog" FOR EACH ROW EXECUTE FUNCTION app.digest_log();

-- The only change of a row removes personal values with their salt.
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE ON "InfoLog" FOR EACH ROW
  WHEN (to_jsonb(NEW) - ARRAY['before', 'after', 'valuesSalt', 'ip', 'ipSalt'] <> to_jsonb(OLD) - ARRAY['before', 'after', 'valuesSalt', 'ip', 'ipSalt']
    OR NOT ((NEW.before, NEW.after, NEW."valuesSalt") IS NOT DISTINCT FROM (OLD.before, OLD.after, OLD."valuesSalt")
      OR (NEW.before IS NULL AND NEW.after IS NULL AND NEW."valuesSalt" IS NULL))
    OR NOT ((NEW.ip, NEW."ipSalt") IS NOT DISTINCT FROM (OLD.ip, OLD."ipSalt") OR (NEW.ip IS NULL AND NEW."ipSalt" IS NULL)))
  EXECUTE FUNCTION app.refuse_change();

-- Deletes only rows whose seal says that they are removed.
CREATE OR REPLACE FUNCTION app.keep_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF app.may_purge() OR EXISTS (
    SELECT FROM "InfoLogSeal" s WHERE s."fromId" = (SELECT max(f."fromId") FROM "InfoLogSeal" f WHERE f."fromId" <= OLD.id)
      AND s."toId" >= OLD.id AND s."removedAt" IS NOT NULL
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'InfoLog is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE OR REPLACE TRIGGER keep_log BEFORE DELETE ON "InfoLog" FOR EACH ROW EXECUTE FUNCTION app.keep_log();
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "InfoLog" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

-- The only change of a seal says once that its rows are removed, oldest seals first and not before 90 days.
CREATE OR REPLACE FUNCTION app.keep_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF app.may_purge() OR (
    to_jsonb(NEW) - 'removedAt' = to_jsonb(OLD) - 'removedAt' AND OLD."removedAt" IS NULL AND OLD."lastAt" < now() - interval '90 days'
    AND (OLD.id = 1 OR EXISTS (SELECT FROM "InfoLogSeal" s WHERE s.id = OLD.id - 1 AND s."removedAt" IS NOT NULL))
  ) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'InfoLogSeal is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE OR REPLACE TRIGGER keep_seal BEFORE UPDATE ON "InfoLogSeal" FOR EACH ROW EXECUTE FUNCTION app.keep_seal();
CREATE OR REPLACE TRIGGER append_only BEFORE DELETE ON "InfoLogSeal" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "InfoLogSeal" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

-- A seal follows the last one and says of its rows what they are.
CREATE OR REPLACE FUNCTION app.check_seal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last "InfoLogSeal";
BEGIN
  SELECT * INTO last FROM "InfoLogSeal" ORDER BY id DESC LIMIT 1;
  IF app.may_purge() OR (
    NEW."removedAt" IS NULL AND NEW.id = coalesce(last.id, 0) + 1 AND NEW."fromId" = coalesce(last."toId", 0) + 1
    AND (NEW.count, NEW."firstAt", NEW."lastAt", NEW."toId") = (
      SELECT count(*)::int, min("createdAt"), max("createdAt"), max(id) FROM "InfoLog" WHERE id BETWEEN NEW."fromId" AND NEW."toId")
  ) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'InfoLogSeal % does not follow the last one', NEW.id USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE OR REPLACE TRIGGER check_seal BEFORE INSERT ON "InfoLogSeal" FOR EACH ROW EXECUTE FUNCTION app.check_seal();

-- What a person wrote, or what staff wrote about the person, which anonymising empties: the log's rows about these records
-- lose their values, and the check of the seals knows why (operator/sealedLog/digests.ts). An action limits the rows.
CREATE OR REPLACE VIEW app.personal_record AS
  SELECT 'FeedPost' AS entity, id, "authorId" AS person, NULL AS action FROM "FeedPost"
  UNION ALL SELECT 'Affiliate', id, "userId", NULL FROM "AffiliateProfile"
  UNION ALL SELECT 'ChallengeParticipant', id, "userId", NULL FROM "ChallengeParticipant"
  UNION ALL SELECT 'CheckIn', id, "userId", NULL FROM "CheckIn"
  UNION ALL SELECT 'FormResponse', id, "userId", NULL FROM "FormResponse"
  UNION ALL SELECT 'GroupRequest', id, "userId", NULL FROM "GroupRequest"
  UNION ALL SELECT 'MoveUpRequest', id, "userId", NULL FROM "MoveUpRequest"
  UNION ALL SELECT 'SuccessTask', id, "userId", NULL FROM "SuccessTask"
  UNION ALL SELECT 'AccountabilityGroup', "groupId", "userId", 'accountabilityGroup.leadNominated' FROM "TeamLeadCandidacy";

-- Runs with the rights of the tables' owner, because the server's own role may not change the log (db/grants.sql). Removes
-- the personal values of an anonymised person: those of rows about the person, those of the person's own changes as a
-- learner, the notes of their move-up requests, and the addresses of the network. What a member of staff changed for others stays, and so does what an
-- administrator changed as the person.
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
  UPDATE "InfoLog" l SET before = NULL, after = NULL, "valuesSalt" = NULL FROM app.personal_record theirs
    WHERE theirs.person = forget_in_log.person AND l.entity = theirs.entity AND l."entityId" = theirs.id::text AND l."valuesSalt" IS NOT NULL
      AND (theirs.action IS NULL OR l.action = theirs.action AND l.after ->> 'userId' = forget_in_log.person::text);
  UPDATE "MoveUpStep" s SET note = '' FROM "MoveUpRequest" r WHERE r.id = s."requestId" AND r."userId" = person AND s.note <> '';
  UPDATE "InfoLog" SET ip = NULL, "ipSalt" = NULL WHERE "actorUserId" = person AND "ipSalt" IS NOT NULL;
END $$;

-- Removes the rows of the oldest seal that has any, if all of them are older than the setting `log-days` says, and than 90
-- days. Returns whether it did.
CREATE OR REPLACE FUNCTION app.remove_sealed_log() RETURNS boolean LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  seal "InfoLogSeal";
  days integer;
BEGIN
  SELECT greatest(value::int, 90) INTO days FROM "Setting" WHERE name = 'log-days' AND value ~ '^[1-9][0-9]{0,5}$';
  SELECT * INTO seal FROM "InfoLogSeal" WHERE "removedAt" IS NULL ORDER BY id LIMIT 1 FOR UPDATE;
  IF days IS NULL OR seal.id IS NULL OR seal."removedAt" IS NOT NULL OR seal."lastAt" >= now() - make_interval(days => days) THEN
    RETURN false;
  END IF;
  UPDATE "InfoLogSeal" SET "removedAt" = now() WHERE id = seal.id;
  DELETE FROM "InfoLog" WHERE id BETWEEN seal."fromId" AND seal."toId";
  RETURN true;
END $$;

-- The server's role gets these by db/grants.sql; no other role has them.
REVOKE EXECUTE ON FUNCTION app.forget_in_log(integer), app.remove_sealed_log() FROM PUBLIC;
