-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'BATCH';

-- CreateTable
CREATE TABLE "BatchCount" (
    "batchId" INTEGER NOT NULL,
    "members" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "BatchCount_pkey" PRIMARY KEY ("batchId")
);

-- CreateTable
CREATE TABLE "BatchLevel" (
    "batchId" INTEGER NOT NULL,
    "accessLevelId" TEXT NOT NULL,

    CONSTRAINT "BatchLevel_pkey" PRIMARY KEY ("batchId","accessLevelId")
);

-- CreateTable
CREATE TABLE "BatchManager" (
    "batchId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,

    CONSTRAINT "BatchManager_pkey" PRIMARY KEY ("batchId","userId")
);

-- CreateIndex
CREATE INDEX "BatchLevel_accessLevelId_idx" ON "BatchLevel"("accessLevelId");

-- CreateIndex
CREATE INDEX "BatchManager_userId_idx" ON "BatchManager"("userId");

-- The list of users filtered by batch, in both of its orders.
-- DropIndex
DROP INDEX "User_batchId_idx";

-- CreateIndex
CREATE INDEX "User_batchId_createdAt_id_idx" ON "User"("batchId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "User_batchId_email_idx" ON "User"("batchId", "email");

-- AddForeignKey
ALTER TABLE "BatchCount" ADD CONSTRAINT "BatchCount_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BatchLevel" ADD CONSTRAINT "BatchLevel_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BatchLevel" ADD CONSTRAINT "BatchLevel_accessLevelId_fkey" FOREIGN KEY ("accessLevelId") REFERENCES "AccessLevel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BatchManager" ADD CONSTRAINT "BatchManager_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BatchManager" ADD CONSTRAINT "BatchManager_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Keeps how many users are in a batch; archived users do not count.
CREATE OR REPLACE FUNCTION app.count_new_in_batches() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION app.count_gone_from_batches() RETURNS trigger LANGUAGE plpgsql AS $$
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

SELECT app.recount_batches();
