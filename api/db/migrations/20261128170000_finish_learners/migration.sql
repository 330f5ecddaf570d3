-- A course with fewer required lessons may be finished by people who had only these left. After an hour, because an editor may
-- take lessons away for a moment.
CREATE OR REPLACE FUNCTION app.finish_learners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('finishLearners', json_build_object('courseId', NEW.id), run_at => now() + interval '1 hour', job_key => 'finishLearners:' || NEW.id, max_attempts => 12);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER finish_learners AFTER UPDATE OF "requiredCount" ON "Course" FOR EACH ROW
  WHEN (NEW."requiredCount" < OLD."requiredCount" AND NEW."requiredCount" > 0) EXECUTE FUNCTION app.finish_learners();
