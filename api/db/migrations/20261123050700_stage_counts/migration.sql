-- How many users are on each stage, so that lists of stages count nobody (docs/decisions/0040).
CREATE TABLE "StageCount" (
    "stageId" INTEGER NOT NULL,
    "members" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "StageCount_pkey" PRIMARY KEY ("stageId")
);
ALTER TABLE "StageCount" ADD CONSTRAINT "StageCount_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "Stage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Keeps how many users are on a stage.
CREATE OR REPLACE FUNCTION app.count_new_on_stages() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION app.count_gone_from_stages() RETURNS trigger LANGUAGE plpgsql AS $$
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

SELECT app.recount_stages();
