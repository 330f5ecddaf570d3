-- CreateEnum
CREATE TYPE "ImportKind" AS ENUM ('MEMBERS', 'GROUPS', 'COURSES');

-- CreateEnum
CREATE TYPE "ImportMode" AS ENUM ('CREATE', 'UPSERT', 'UPDATE');

-- CreateEnum
CREATE TYPE "ImportStatus" AS ENUM ('CHECKING', 'CHECKED', 'APPLYING', 'DONE', 'UNDOING', 'UNDONE');

-- CreateEnum
CREATE TYPE "ImportResult" AS ENUM ('NEW', 'UPDATE', 'SAME', 'ERROR');

-- CreateEnum
CREATE TYPE "ImportOutcome" AS ENUM ('TAKEN_BACK', 'KEPT', 'FAILED');

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'IMPORT';

-- AlterEnum
ALTER TYPE "XpSource" ADD VALUE 'IMPORT';

-- DropForeignKey
ALTER TABLE "XpLedger" DROP CONSTRAINT "XpLedger_userId_fkey";

-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "externalId" TEXT;

-- AlterTable
ALTER TABLE "Group" ADD COLUMN     "externalId" TEXT;

-- AlterTable
ALTER TABLE "SubGroup" ADD COLUMN     "externalId" TEXT;

-- AlterTable
ALTER TABLE "Course" ADD COLUMN     "externalId" TEXT;

-- AlterTable
ALTER TABLE "Unit" ADD COLUMN     "externalId" TEXT;

-- AlterTable
ALTER TABLE "Lesson" ADD COLUMN     "externalId" TEXT;

-- CreateTable
CREATE TABLE "ImportRun" (
    "id" SERIAL NOT NULL,
    "kind" "ImportKind" NOT NULL,
    "mode" "ImportMode" NOT NULL,
    "status" "ImportStatus" NOT NULL DEFAULT 'CHECKING',
    "fileName" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "mailsCredentials" BOOLEAN NOT NULL DEFAULT false,
    "steps" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "touchedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "failure" TEXT,
    "createdById" INTEGER NOT NULL,
    "appliedById" INTEGER,
    "appliedAt" TIMESTAMPTZ(3),
    "undoneById" INTEGER,
    "undoneAt" TIMESTAMPTZ(3),
    "undoReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ImportRun_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ImportRow" (
    "id" SERIAL NOT NULL,
    "runId" INTEGER NOT NULL,
    "sheet" TEXT NOT NULL,
    "line" INTEGER NOT NULL,
    "cells" JSONB NOT NULL,
    "keys" TEXT[],
    "isLeftOut" BOOLEAN NOT NULL DEFAULT false,
    "result" "ImportResult",
    "notes" JSONB NOT NULL DEFAULT '[]',
    "plan" JSONB,
    "targetId" INTEGER,
    "mailedAt" TIMESTAMPTZ(3),
    "outcome" "ImportOutcome",
    "reasons" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "ImportRow_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ImportRun_kind_createdAt_id_idx" ON "ImportRun"("kind", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ImportRun_createdAt_idx" ON "ImportRun"("createdAt");

-- CreateIndex
CREATE INDEX "ImportRun_createdById_idx" ON "ImportRun"("createdById");

-- CreateIndex
CREATE INDEX "ImportRun_appliedById_idx" ON "ImportRun"("appliedById");

-- CreateIndex
CREATE INDEX "ImportRun_undoneById_idx" ON "ImportRun"("undoneById");

-- CreateIndex
CREATE INDEX "ImportRow_runId_id_idx" ON "ImportRow"("runId", "id");

-- CreateIndex
CREATE INDEX "ImportRow_runId_result_id_idx" ON "ImportRow"("runId", "result", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Subscription_externalId_key" ON "Subscription"("externalId");

-- AddForeignKey
ALTER TABLE "ImportRun" ADD CONSTRAINT "ImportRun_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportRun" ADD CONSTRAINT "ImportRun_appliedById_fkey" FOREIGN KEY ("appliedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportRun" ADD CONSTRAINT "ImportRun_undoneById_fkey" FOREIGN KEY ("undoneById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportRow" ADD CONSTRAINT "ImportRow_runId_fkey" FOREIGN KEY ("runId") REFERENCES "ImportRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- A file that creates records is applied once.
CREATE UNIQUE INDEX "ImportRun_created_once" ON "ImportRun"(kind, sha256) WHERE mode = 'CREATE' AND status IN ('APPLYING', 'DONE', 'UNDOING');

-- The rows of other tables that refer to these records: an undone import deletes only records that nothing refers to.
CREATE OR REPLACE FUNCTION app.references_to(target text, ids int[]) RETURNS TABLE (id int, source text, field text) LANGUAGE plpgsql STABLE AS $$
DECLARE reference record;
BEGIN
  FOR reference IN
    SELECT c.conrelid::regclass AS child, t.relname::text AS source, a.attname::text AS field
    FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = format('public.%I', target)::regclass
  LOOP
    RETURN QUERY EXECUTE format('SELECT DISTINCT %1$I::int, %2$L::text, %1$L::text FROM %3$s WHERE %1$I = ANY ($1)', reference.field, reference.source, reference.child)
      USING ids;
  END LOOP;
END $$;
