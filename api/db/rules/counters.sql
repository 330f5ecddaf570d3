-- Counts that lists read instead of the rows they count.

-- Keeps the counts that lists of courses show, so that these lists never read lessons.
CREATE OR REPLACE FUNCTION app.recount_courses(courses int[]) RETURNS void LANGUAGE sql AS $$
  UPDATE "Course" c SET "lessonCount" = sums.lessons, "requiredCount" = sums.required, "videoSeconds" = sums.seconds
  FROM (SELECT counted AS id, count(l.id)::int AS lessons, (count(l.id) FILTER (WHERE l."isRequired"))::int AS required, COALESCE(sum(l."videoSeconds"), 0)::int AS seconds
    FROM unnest(courses) counted LEFT JOIN "Unit" u ON u."courseId" = counted LEFT JOIN "Lesson" l ON l."unitId" = u.id AND l.status = 'PUBLISHED'
    GROUP BY counted) sums
  WHERE c.id = sums.id AND (c."lessonCount", c."requiredCount", c."videoSeconds") IS DISTINCT FROM (sums.lessons, sums.required, sums.seconds)
$$;

CREATE OR REPLACE FUNCTION app.count_added_lessons() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM app.recount_courses(ARRAY(SELECT DISTINCT u."courseId" FROM added l JOIN "Unit" u ON u.id = l."unitId"));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_added_lessons AFTER INSERT ON "Lesson" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.count_added_lessons();

CREATE OR REPLACE FUNCTION app.count_changed_lessons() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM app.recount_courses(ARRAY(SELECT DISTINCT u."courseId" FROM (SELECT "unitId" FROM before UNION SELECT "unitId" FROM added) l JOIN "Unit" u ON u.id = l."unitId"));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_changed_lessons AFTER UPDATE ON "Lesson" REFERENCING OLD TABLE AS before NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.count_changed_lessons();

CREATE OR REPLACE FUNCTION app.count_gone_lessons() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM app.recount_courses(ARRAY(SELECT DISTINCT u."courseId" FROM before l JOIN "Unit" u ON u.id = l."unitId"));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_gone_lessons AFTER DELETE ON "Lesson" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION app.count_gone_lessons();

-- A course with fewer required lessons may be finished by people who had only these left. After an hour, because an editor may
-- take lessons away for a moment.
CREATE OR REPLACE FUNCTION app.finish_learners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('finishLearners', json_build_object('courseId', NEW.id), run_at => now() + interval '1 hour', job_key => 'finishLearners:' || NEW.id, max_attempts => 12);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER finish_learners AFTER UPDATE OF "requiredCount" ON "Course" FOR EACH ROW
  WHEN (NEW."requiredCount" < OLD."requiredCount" AND NEW."requiredCount" > 0) EXECUTE FUNCTION app.finish_learners();

CREATE OR REPLACE FUNCTION app.count_moved_unit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.recount_courses(ARRAY[OLD."courseId", NEW."courseId"]);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_moved_unit AFTER UPDATE OF "courseId" ON "Unit" FOR EACH ROW WHEN (OLD."courseId" <> NEW."courseId") EXECUTE FUNCTION app.count_moved_unit();

-- Keeps how many members opened and finished a lesson. Rows are written in the order of their ids, so that concurrent
-- statements do not deadlock.
CREATE OR REPLACE FUNCTION app.count_new_lesson_progress() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  INSERT INTO "LessonCount" AS kept ("lessonId", opened, completed)
  SELECT "lessonId", count(*)::int, count("completedAt")::int FROM added GROUP BY 1 ORDER BY 1
  ON CONFLICT ("lessonId") DO UPDATE SET opened = kept.opened + EXCLUDED.opened, completed = kept.completed + EXCLUDED.completed;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_new_lesson_progress AFTER INSERT ON "LessonProgress" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.count_new_lesson_progress();

CREATE OR REPLACE FUNCTION app.count_lesson_completed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "LessonCount" SET completed = completed + CASE WHEN NEW."completedAt" IS NULL THEN -1 ELSE 1 END WHERE "lessonId" = NEW."lessonId";
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_lesson_completed AFTER UPDATE ON "LessonProgress" FOR EACH ROW
  WHEN ((OLD."completedAt" IS NULL) <> (NEW."completedAt" IS NULL)) EXECUTE FUNCTION app.count_lesson_completed();

CREATE OR REPLACE FUNCTION app.count_gone_lesson_progress() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  UPDATE "LessonCount" kept SET opened = kept.opened - gone.opened, completed = kept.completed - gone.completed
  FROM (SELECT "lessonId", count(*)::int AS opened, count("completedAt")::int AS completed FROM before GROUP BY 1) gone WHERE kept."lessonId" = gone."lessonId";
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_gone_lesson_progress AFTER DELETE ON "LessonProgress" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION app.count_gone_lesson_progress();

-- Keeps how many members began and finished a course.
CREATE OR REPLACE FUNCTION app.count_new_course_progress() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  INSERT INTO "CourseCount" AS kept ("courseId", started, finished)
  SELECT "courseId", count(*)::int, count("firstCompletedAt")::int FROM added GROUP BY 1 ORDER BY 1
  ON CONFLICT ("courseId") DO UPDATE SET started = kept.started + EXCLUDED.started, finished = kept.finished + EXCLUDED.finished;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_new_course_progress AFTER INSERT ON "CourseProgress" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.count_new_course_progress();

CREATE OR REPLACE FUNCTION app.count_course_finished() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "CourseCount" SET finished = finished + CASE WHEN NEW."firstCompletedAt" IS NULL THEN -1 ELSE 1 END WHERE "courseId" = NEW."courseId";
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_course_finished AFTER UPDATE ON "CourseProgress" FOR EACH ROW
  WHEN ((OLD."firstCompletedAt" IS NULL) <> (NEW."firstCompletedAt" IS NULL)) EXECUTE FUNCTION app.count_course_finished();

CREATE OR REPLACE FUNCTION app.count_gone_course_progress() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  UPDATE "CourseCount" kept SET started = kept.started - gone.started, finished = kept.finished - gone.finished
  FROM (SELECT "courseId", count(*)::int AS started, count("firstCompletedAt")::int AS finished FROM before GROUP BY 1) gone WHERE kept."courseId" = gone."courseId";
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_gone_course_progress AFTER DELETE ON "CourseProgress" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION app.count_gone_course_progress();

-- Recomputes both tables of counts from the progress rows.
CREATE OR REPLACE FUNCTION app.recount_learners() RETURNS void LANGUAGE sql AS $$
  DELETE FROM "LessonCount";
  INSERT INTO "LessonCount" ("lessonId", opened, completed) SELECT "lessonId", count(*), count("completedAt") FROM "LessonProgress" GROUP BY 1;
  DELETE FROM "CourseCount";
  INSERT INTO "CourseCount" ("courseId", started, finished) SELECT "courseId", count(*), count("firstCompletedAt") FROM "CourseProgress" GROUP BY 1;
$$;

-- Keeps how many users are on a stage.
CREATE OR REPLACE FUNCTION app.count_new_on_stages() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  INSERT INTO "StageCount" AS kept ("stageId", members)
  SELECT "stageId", count(*)::int FROM added WHERE "stageId" IS NOT NULL GROUP BY 1 ORDER BY 1
  ON CONFLICT ("stageId") DO UPDATE SET members = kept.members + excluded.members;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_new_on_stages AFTER INSERT ON "User" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.count_new_on_stages();

CREATE OR REPLACE FUNCTION app.count_moved_on_stages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "StageCount" AS kept ("stageId", members)
  SELECT stage, sign FROM (VALUES (OLD."stageId", -1), (NEW."stageId", 1)) moved (stage, sign) WHERE stage IS NOT NULL ORDER BY 1
  ON CONFLICT ("stageId") DO UPDATE SET members = kept.members + excluded.members;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_moved_on_stages AFTER UPDATE ON "User" FOR EACH ROW WHEN (OLD."stageId" IS DISTINCT FROM NEW."stageId")
  EXECUTE FUNCTION app.count_moved_on_stages();

CREATE OR REPLACE FUNCTION app.count_gone_from_stages() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  UPDATE "StageCount" kept SET members = kept.members - gone.members
  FROM (SELECT "stageId", count(*)::int AS members FROM before GROUP BY 1) gone WHERE kept."stageId" = gone."stageId";
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_gone_from_stages AFTER DELETE ON "User" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION app.count_gone_from_stages();

-- Recomputes the counts of the stages from their users.
CREATE OR REPLACE FUNCTION app.recount_stages() RETURNS void LANGUAGE sql AS $$
  DELETE FROM "StageCount";
  INSERT INTO "StageCount" ("stageId", members) SELECT "stageId", count(*) FROM "User" WHERE "stageId" IS NOT NULL GROUP BY 1;
$$;

-- Keeps how many users are in a batch; archived users do not count.
CREATE OR REPLACE FUNCTION app.count_new_in_batches() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  INSERT INTO "BatchCount" AS kept ("batchId", members)
  SELECT "batchId", count(*)::int FROM added WHERE "batchId" IS NOT NULL AND "archivedAt" IS NULL GROUP BY 1 ORDER BY 1
  ON CONFLICT ("batchId") DO UPDATE SET members = kept.members + excluded.members;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_new_in_batches AFTER INSERT ON "User" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.count_new_in_batches();

CREATE OR REPLACE FUNCTION app.count_moved_in_batches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "BatchCount" AS kept ("batchId", members)
  SELECT batch, sum(sign)::int
  FROM (VALUES (OLD."batchId", -1, OLD."archivedAt"), (NEW."batchId", 1, NEW."archivedAt")) moved (batch, sign, archived)
  WHERE batch IS NOT NULL AND archived IS NULL GROUP BY 1 ORDER BY 1
  ON CONFLICT ("batchId") DO UPDATE SET members = kept.members + excluded.members;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_moved_in_batches AFTER UPDATE ON "User" FOR EACH ROW
  WHEN (OLD."batchId" IS DISTINCT FROM NEW."batchId" OR (OLD."archivedAt" IS NULL) <> (NEW."archivedAt" IS NULL)) EXECUTE FUNCTION app.count_moved_in_batches();

CREATE OR REPLACE FUNCTION app.count_gone_from_batches() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  UPDATE "BatchCount" kept SET members = kept.members - gone.members
  FROM (SELECT "batchId", count(*)::int AS members FROM before WHERE "archivedAt" IS NULL GROUP BY 1) gone WHERE kept."batchId" = gone."batchId";
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_gone_from_batches AFTER DELETE ON "User" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION app.count_gone_from_batches();

-- Recomputes the counts of the batches from their users.
CREATE OR REPLACE FUNCTION app.recount_batches() RETURNS void LANGUAGE sql AS $$
  DELETE FROM "BatchCount";
  INSERT INTO "BatchCount" ("batchId", members) SELECT "batchId", count(*) FROM "User" WHERE "batchId" IS NOT NULL AND "archivedAt" IS NULL GROUP BY 1;
$$;

-- Keeps a resource's number of downloads; each download is a row.
CREATE OR REPLACE FUNCTION app.count_download() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "ResourceFile" SET downloads = downloads + 1 WHERE id = NEW."resourceFileId";
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_download AFTER INSERT ON "ResourceDownload" FOR EACH ROW EXECUTE FUNCTION app.count_download();
