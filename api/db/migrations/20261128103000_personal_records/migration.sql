-- The check of the log's seals knows of the same records whose rows anonymising empties.
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
