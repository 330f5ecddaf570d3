-- What people do, bring and are, summed by Manila day: the reports read these rows instead of the tables (docs/decisions/0069).
-- Each activity adds a row for the whole school, one for the stage, the batch and the success manager that its person has
-- today (0: none), and with a purchase one for its product and its funnel. As in reports.sql, readers sum the rows of a key.

-- The activities of a row: whose, with which purchase, what, when, and how much (a count, or centavos).
CREATE OR REPLACE FUNCTION app.activity_of(u "User") RETURNS TABLE (person int, purchase int, measure text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT u.id, NULL::int, own.measure, own.day, 1::bigint
  FROM (VALUES
    ('signup', (u."createdAt" AT TIME ZONE 'Asia/Manila')::date),
    ('joined', u."memberSince"),
    (CASE WHEN u."archivedAt" IS NULL THEN CASE u.enrolment WHEN 'ACTIVE' THEN 'active' WHEN 'INACTIVE' THEN 'inactive' ELSE 'notEnrolled' END END,
      CASE WHEN u.enrolment = 'NOT_ENROLLED' OR u."memberSince" IS NULL THEN (u."createdAt" AT TIME ZONE 'Asia/Manila')::date ELSE u."memberSince" END)) own (measure, day)
  WHERE own.measure IS NOT NULL AND own.day IS NOT NULL AND u."mergedIntoId" IS NULL
$$;
CREATE OR REPLACE FUNCTION app.activity_of(s "Subscription") RETURNS TABLE (person int, purchase int, measure text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT s."userId", s.id, CASE app.end_outcome(s) WHEN 'open' THEN 'endOpen' WHEN 'left' THEN 'endLeft' ELSE 'endRenewed' END, app.end_day(s), 1::bigint
  WHERE app.end_outcome(s) IS NOT NULL
$$;
CREATE OR REPLACE FUNCTION app.activity_of(i "Invoice") RETURNS TABLE (person int, purchase int, measure text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT i."userId", i."subscriptionId", sold.measure, (i."issuedAt" AT TIME ZONE 'Asia/Manila')::date, sold.amount
  FROM (VALUES ('purchase', 1::bigint), ('sales', i."totalCentavos"::bigint)) sold (measure, amount) WHERE i."voidedAt" IS NULL
$$;
CREATE OR REPLACE FUNCTION app.activity_of(p "Payment") RETURNS TABLE (person int, purchase int, measure text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT p."userId", NULL::int, CASE p.kind WHEN 'REFUND' THEN 'refund' ELSE 'revenue' END, (p."paidAt" AT TIME ZONE 'Asia/Manila')::date,
    (CASE p.kind WHEN 'REFUND' THEN -1 ELSE 1 END * p."amountCentavos")::bigint
  WHERE p."amountCentavos" <> 0
$$;
CREATE OR REPLACE FUNCTION app.activity_of(l "LessonProgress") RETURNS TABLE (person int, purchase int, measure text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT l."userId", NULL::int, 'lesson', (l."completedAt" AT TIME ZONE 'Asia/Manila')::date, 1::bigint WHERE l."completedAt" IS NOT NULL
$$;
CREATE OR REPLACE FUNCTION app.activity_of(c "Certificate") RETURNS TABLE (person int, purchase int, measure text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT c."userId", NULL::int, 'certificate', (c."issuedAt" AT TIME ZONE 'Asia/Manila')::date, 1::bigint WHERE c."revokedAt" IS NULL
$$;
CREATE OR REPLACE FUNCTION app.activity_of(t "UserTask") RETURNS TABLE (person int, purchase int, measure text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT t."userId", NULL::int, 'task', (t."completedAt" AT TIME ZONE 'Asia/Manila')::date, 1::bigint WHERE t.status = 'COMPLETED' AND t."completedAt" IS NOT NULL
$$;
CREATE OR REPLACE FUNCTION app.activity_of(m "MoveUpRequest") RETURNS TABLE (person int, purchase int, measure text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT m."userId", NULL::int, 'moveUp', (m."decidedAt" AT TIME ZONE 'Asia/Manila')::date, 1::bigint WHERE m.status = 'APPROVED' AND m."decidedAt" IS NOT NULL
$$;
CREATE OR REPLACE FUNCTION app.activity_of(a "Attendance") RETURNS TABLE (person int, purchase int, measure text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT a."userId", NULL::int, 'attendance', (a."attendedAt" AT TIME ZONE 'Asia/Manila')::date, 1::bigint
$$;
CREATE OR REPLACE FUNCTION app.activity_of(c "CheckIn") RETURNS TABLE (person int, purchase int, measure text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT c."userId", NULL::int, 'checkIn', (c."sentAt" AT TIME ZONE 'Asia/Manila')::date, 1::bigint WHERE c.status IN ('ON_TIME', 'LATE') AND c."sentAt" IS NOT NULL
$$;
CREATE OR REPLACE FUNCTION app.activity_of(p "FeedPost") RETURNS TABLE (person int, purchase int, measure text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT p."authorId", NULL::int, 'post', (p."createdAt" AT TIME ZONE 'Asia/Manila')::date, 1::bigint WHERE p."deletedAt" IS NULL AND p."hiddenAt" IS NULL
$$;

-- All activities except those that a user's own row says; each part has an index by person.
CREATE OR REPLACE VIEW app.activity AS
  SELECT a.* FROM "Subscription" t, app.activity_of(t) a
  UNION ALL SELECT a.* FROM "Invoice" t, app.activity_of(t) a
  UNION ALL SELECT a.* FROM "Payment" t, app.activity_of(t) a
  UNION ALL SELECT a.* FROM "LessonProgress" t, app.activity_of(t) a
  UNION ALL SELECT a.* FROM "Certificate" t, app.activity_of(t) a
  UNION ALL SELECT a.* FROM "UserTask" t, app.activity_of(t) a
  UNION ALL SELECT a.* FROM "MoveUpRequest" t, app.activity_of(t) a
  UNION ALL SELECT a.* FROM "Attendance" t, app.activity_of(t) a
  UNION ALL SELECT a.* FROM "CheckIn" t, app.activity_of(t) a
  UNION ALL SELECT a.* FROM "FeedPost" t, app.activity_of(t) a;

-- The keys of a user's activities.
CREATE OR REPLACE FUNCTION app.activity_keys(u "User") RETURNS TABLE (part text, key text) LANGUAGE sql IMMUTABLE AS $$
  SELECT k.part, k.key FROM (VALUES ('all', ''), ('stage', COALESCE(u."stageId", 0)::text), ('batch', COALESCE(u."batchId", 0)::text),
    ('manager', COALESCE(u."successManagerId", 0)::text)) k (part, key)
$$;

-- Adds an activity, or with -1 takes it away. The person is locked, so that a change of their stage at the same time
-- counts it or waits for it. A person who is being deleted has no activities any more.
CREATE OR REPLACE FUNCTION app.add_activity(whose int, purchase int, measure text, day date, amount bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE u "User";
BEGIN
  SELECT * INTO u FROM "User" WHERE id = whose FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO app.activity_day (part, key, measure, day, amount)
  SELECT k.part, k.key, add_activity.measure, add_activity.day, add_activity.amount FROM app.activity_keys(u) k
  UNION ALL
  SELECT k.part, k.key, add_activity.measure, add_activity.day, add_activity.amount
  FROM "Subscription" s, LATERAL (VALUES ('product', s."productId"::text), ('funnel', s."funnelId")) k (part, key) WHERE s.id = add_activity.purchase;
END $$;

CREATE OR REPLACE FUNCTION app.count_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM app.add_activity(a.person, a.purchase, a.measure, a.day, -a.amount) FROM app.activity_of(OLD) a; END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM app.add_activity(a.person, a.purchase, a.measure, a.day, a.amount) FROM app.activity_of(NEW) a; END IF;
  RETURN NULL;
END $$;

-- A user's own activities, and those of other tables where the user has another stage, batch or success manager now.
CREATE OR REPLACE FUNCTION app.count_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO app.activity_day (part, key, measure, day, amount)
    SELECT k.part, k.key, a.measure, a.day, -sum(a.amount)
    FROM (SELECT * FROM app.activity WHERE person = OLD.id UNION ALL SELECT * FROM app.activity_of(OLD)) a, app.activity_keys(OLD) k
    GROUP BY 1, 2, 3, 4;
    RETURN OLD;
  END IF;
  INSERT INTO app.activity_day (part, key, measure, day, amount)
  SELECT k.part, k.key, a.measure, a.day, -a.amount FROM app.activity_of(OLD) a, app.activity_keys(OLD) k;
  IF (OLD."stageId", OLD."batchId", OLD."successManagerId") IS DISTINCT FROM (NEW."stageId", NEW."batchId", NEW."successManagerId") THEN
    INSERT INTO app.activity_day (part, key, measure, day, amount)
    SELECT m.part, m.key, a.measure, a.day, sum(a.amount * m.sign)
    FROM app.activity a, (
      SELECT was.part, k.key, k.sign FROM app.activity_keys(OLD) was JOIN app.activity_keys(NEW) now USING (part),
        LATERAL (VALUES (was.key, -1), (now.key, 1)) k (key, sign) WHERE was.key <> now.key) m
    WHERE a.person = NEW.id
    GROUP BY 1, 2, 3, 4;
  END IF;
  INSERT INTO app.activity_day (part, key, measure, day, amount)
  SELECT k.part, k.key, a.measure, a.day, a.amount FROM app.activity_of(NEW) a, app.activity_keys(NEW) k;
  RETURN NULL;
END $$;
-- New people are counted together: an import adds one row for each key and day.
CREATE OR REPLACE FUNCTION app.count_new_people() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  INSERT INTO app.activity_day (part, key, measure, day, amount)
  SELECT k.part, k.key, a.measure, a.day, sum(a.amount)
  FROM "User" u, app.activity_of(u) a, app.activity_keys(u) k WHERE u.id IN (SELECT id FROM added)
  GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_new_people AFTER INSERT ON "User" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION app.count_new_people();
CREATE OR REPLACE TRIGGER count_person_gone BEFORE DELETE ON "User" FOR EACH ROW EXECUTE FUNCTION app.count_person();
CREATE OR REPLACE TRIGGER count_person_changed AFTER UPDATE ON "User" FOR EACH ROW
  WHEN ((OLD."stageId", OLD."batchId", OLD."successManagerId", OLD.enrolment, OLD."memberSince", OLD."archivedAt", OLD."mergedIntoId", OLD."createdAt")
    IS DISTINCT FROM (NEW."stageId", NEW."batchId", NEW."successManagerId", NEW.enrolment, NEW."memberSince", NEW."archivedAt", NEW."mergedIntoId", NEW."createdAt"))
  EXECUTE FUNCTION app.count_person();

CREATE OR REPLACE TRIGGER count_new_activity AFTER INSERT ON "Subscription" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_gone_activity AFTER DELETE ON "Subscription" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_changed_activity AFTER UPDATE ON "Subscription" FOR EACH ROW
  WHEN ((app.end_outcome(OLD), app.end_day(OLD), OLD."userId", OLD."productId", OLD."funnelId") IS DISTINCT FROM (app.end_outcome(NEW), app.end_day(NEW), NEW."userId", NEW."productId", NEW."funnelId"))
  EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_new_activity AFTER INSERT ON "Invoice" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_gone_activity AFTER DELETE ON "Invoice" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_changed_activity AFTER UPDATE ON "Invoice" FOR EACH ROW
  WHEN ((OLD."userId", OLD."totalCentavos", OLD."issuedAt", OLD."voidedAt") IS DISTINCT FROM (NEW."userId", NEW."totalCentavos", NEW."issuedAt", NEW."voidedAt"))
  EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_new_activity AFTER INSERT ON "Payment" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_gone_activity AFTER DELETE ON "Payment" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_changed_activity AFTER UPDATE ON "Payment" FOR EACH ROW
  WHEN ((OLD."userId", OLD."amountCentavos", OLD."paidAt") IS DISTINCT FROM (NEW."userId", NEW."amountCentavos", NEW."paidAt"))
  EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_new_activity AFTER INSERT ON "LessonProgress" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_gone_activity AFTER DELETE ON "LessonProgress" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_changed_activity AFTER UPDATE ON "LessonProgress" FOR EACH ROW
  WHEN ((OLD."userId", OLD."completedAt") IS DISTINCT FROM (NEW."userId", NEW."completedAt"))
  EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_new_activity AFTER INSERT ON "Certificate" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_gone_activity AFTER DELETE ON "Certificate" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_changed_activity AFTER UPDATE ON "Certificate" FOR EACH ROW
  WHEN ((OLD."userId", OLD."issuedAt", OLD."revokedAt") IS DISTINCT FROM (NEW."userId", NEW."issuedAt", NEW."revokedAt"))
  EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_new_activity AFTER INSERT ON "UserTask" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_gone_activity AFTER DELETE ON "UserTask" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_changed_activity AFTER UPDATE ON "UserTask" FOR EACH ROW
  WHEN ((OLD."userId", OLD.status, OLD."completedAt") IS DISTINCT FROM (NEW."userId", NEW.status, NEW."completedAt"))
  EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_new_activity AFTER INSERT ON "MoveUpRequest" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_gone_activity AFTER DELETE ON "MoveUpRequest" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_changed_activity AFTER UPDATE ON "MoveUpRequest" FOR EACH ROW
  WHEN ((OLD."userId", OLD.status, OLD."decidedAt") IS DISTINCT FROM (NEW."userId", NEW.status, NEW."decidedAt"))
  EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_new_activity AFTER INSERT ON "Attendance" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_gone_activity AFTER DELETE ON "Attendance" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_changed_activity AFTER UPDATE ON "Attendance" FOR EACH ROW
  WHEN ((OLD."userId", OLD."attendedAt") IS DISTINCT FROM (NEW."userId", NEW."attendedAt"))
  EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_new_activity AFTER INSERT ON "CheckIn" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_gone_activity AFTER DELETE ON "CheckIn" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_changed_activity AFTER UPDATE ON "CheckIn" FOR EACH ROW
  WHEN ((OLD."userId", OLD.status, OLD."sentAt") IS DISTINCT FROM (NEW."userId", NEW.status, NEW."sentAt"))
  EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_new_activity AFTER INSERT ON "FeedPost" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_gone_activity AFTER DELETE ON "FeedPost" FOR EACH ROW EXECUTE FUNCTION app.count_activity();
CREATE OR REPLACE TRIGGER count_changed_activity AFTER UPDATE ON "FeedPost" FOR EACH ROW
  WHEN ((OLD."authorId", OLD."createdAt", OLD."deletedAt", OLD."hiddenAt") IS DISTINCT FROM (NEW."authorId", NEW."createdAt", NEW."deletedAt", NEW."hiddenAt"))
  EXECUTE FUNCTION app.count_activity();

-- Makes one row of all rows of a key that got new ones, and drops a key whose sum is 0.
CREATE OR REPLACE FUNCTION app.fold_activity() RETURNS void LANGUAGE sql AS $$
  WITH keys AS (SELECT DISTINCT part, key, measure, day FROM app.activity_day WHERE "isNew"),
  gone AS (
    DELETE FROM app.activity_day d USING keys k WHERE (d.part, d.measure, d.day, d.key) = (k.part, k.measure, k.day, k.key) RETURNING d.*)
  INSERT INTO app.activity_day (part, key, measure, day, amount, "isNew")
  SELECT part, key, measure, day, sum(amount), false FROM gone GROUP BY 1, 2, 3, 4 HAVING sum(amount) <> 0
$$;

-- Recomputes app.activity_day from the rows it counts.
CREATE OR REPLACE FUNCTION app.rebuild_activity() RETURNS void LANGUAGE sql AS $$
  TRUNCATE app.activity_day;
  INSERT INTO app.activity_day (part, key, measure, day, amount, "isNew")
  SELECT k.part, k.key, a.measure, a.day, sum(a.amount), false
  FROM (SELECT * FROM app.activity UNION ALL SELECT own.* FROM "User" t, app.activity_of(t) own) a
    JOIN "User" u ON u.id = a.person, app.activity_keys(u) k
  GROUP BY 1, 2, 3, 4;
  INSERT INTO app.activity_day (part, key, measure, day, amount, "isNew")
  SELECT k.part, k.key, a.measure, a.day, sum(a.amount), false
  FROM app.activity a JOIN "Subscription" s ON s.id = a.purchase, LATERAL (VALUES ('product', s."productId"::text), ('funnel', s."funnelId")) k (part, key)
  GROUP BY 1, 2, 3, 4
$$;
