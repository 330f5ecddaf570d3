-- When a membership that was renewed or bought again gave way, so that the row itself says what became of it.
ALTER TABLE "Subscription" ADD COLUMN "supersededOn" DATE;
UPDATE "Subscription" s SET "supersededOn" = (
  SELECT (r."startsAt" AT TIME ZONE 'Asia/Manila')::date FROM "Subscription" r
  WHERE r."userId" = s."userId" AND r."startsAt" IS NOT NULL AND (r."renewedFromId" = s.id OR r."funnelId" = s."funnelId" AND r.id > s.id)
  ORDER BY r."startsAt", r.id LIMIT 1
) WHERE s.status = 'SUPERSEDED';
ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_superseded" CHECK (status = 'SUPERSEDED' OR "supersededOn" IS NULL);

-- Memberships by the Manila day on which they end, what became of them, and the stage their member is in (0: none). The
-- retention report reads days, not memberships.
CREATE TABLE app.membership_end_day (
  day date NOT NULL,
  outcome text NOT NULL,
  "stageId" int NOT NULL,
  memberships int NOT NULL,
  PRIMARY KEY (day, outcome, "stageId")
);

CREATE FUNCTION app.end_day(s "Subscription") RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (s.expiry AT TIME ZONE 'Asia/Manila')::date
$$;

-- As `renewalOutcome` of shared/reports says it, with its 14 days of grace; `open` is still to be renewed, and the day of
-- asking decides between waiting and lapsed. Null is not counted: not begun, or resting.
CREATE FUNCTION app.end_outcome(s "Subscription") RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN s.expiry IS NULL OR s.status NOT IN ('ACTIVE', 'SUPERSEDED', 'UNENROLLED') THEN NULL
    WHEN s."supersededOn" < app.end_day(s) THEN 'early'
    WHEN s."supersededOn" - app.end_day(s) <= 14 THEN 'grace'
    WHEN s."supersededOn" IS NOT NULL THEN 'late'
    WHEN s.status = 'UNENROLLED' THEN 'left'
    ELSE 'open' END
$$;

-- The member is held, so that a move to another stage at the same time finds this counted or waits for it.
CREATE FUNCTION app.add_end(s "Subscription", sign int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE stage int;
BEGIN
  IF app.end_outcome(s) IS NULL THEN RETURN; END IF;
  SELECT COALESCE(u."stageId", 0) INTO stage FROM "User" u WHERE u.id = s."userId" FOR NO KEY UPDATE;
  INSERT INTO app.membership_end_day AS d VALUES (app.end_day(s), app.end_outcome(s), stage, sign)
  ON CONFLICT (day, outcome, "stageId") DO UPDATE SET memberships = d.memberships + excluded.memberships;
END $$;

CREATE FUNCTION app.count_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM app.add_end(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM app.add_end(NEW, 1); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION app.move_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO app.membership_end_day AS d
  SELECT app.end_day(s), app.end_outcome(s), moved.stage, sum(moved.sign)
  FROM "Subscription" s, (VALUES (COALESCE(OLD."stageId", 0), -1), (COALESCE(NEW."stageId", 0), 1)) moved (stage, sign)
  WHERE s."userId" = NEW.id AND app.end_outcome(s) IS NOT NULL
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (day, outcome, "stageId") DO UPDATE SET memberships = d.memberships + excluded.memberships;
  RETURN NULL;
END $$;

CREATE TRIGGER count_new_end AFTER INSERT ON "Subscription" FOR EACH ROW EXECUTE FUNCTION app.count_end();
CREATE TRIGGER count_gone_end AFTER DELETE ON "Subscription" FOR EACH ROW EXECUTE FUNCTION app.count_end();
CREATE TRIGGER count_changed_end AFTER UPDATE ON "Subscription" FOR EACH ROW
  WHEN (app.end_outcome(OLD) IS DISTINCT FROM app.end_outcome(NEW) OR app.end_day(OLD) IS DISTINCT FROM app.end_day(NEW) OR OLD."userId" <> NEW."userId")
  EXECUTE FUNCTION app.count_end();
CREATE TRIGGER move_ends AFTER UPDATE ON "User" FOR EACH ROW WHEN (OLD."stageId" IS DISTINCT FROM NEW."stageId")
  EXECUTE FUNCTION app.move_ends();

-- All tables of days from what they count: after this migration, and for whoever doubts them.
CREATE FUNCTION app.rebuild_ends() RETURNS void LANGUAGE sql AS $$
  TRUNCATE app.membership_end_day;
  INSERT INTO app.membership_end_day
  SELECT app.end_day(s), app.end_outcome(s), COALESCE(u."stageId", 0), count(*)
  FROM "Subscription" s JOIN "User" u ON u.id = s."userId" WHERE app.end_outcome(s) IS NOT NULL
  GROUP BY 1, 2, 3
$$;

ALTER FUNCTION app.rebuild_days() RENAME TO rebuild_money;
CREATE FUNCTION app.rebuild_days() RETURNS void LANGUAGE sql AS $$
  SELECT app.rebuild_money();
  SELECT app.rebuild_ends()
$$;

SELECT app.rebuild_ends();
