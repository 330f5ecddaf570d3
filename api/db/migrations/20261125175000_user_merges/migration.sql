-- CreateEnum
CREATE TYPE "UserMergeStatus" AS ENUM ('APPLIED', 'UNDONE');

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'MERGE';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "mergedIntoId" INTEGER;

-- CreateTable
CREATE TABLE "UserMerge" (
    "id" SERIAL NOT NULL,
    "survivorId" INTEGER NOT NULL,
    "mergedId" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "fields" TEXT[],
    "moved" JSONB NOT NULL DEFAULT '{}',
    "stayed" JSONB,
    "status" "UserMergeStatus" NOT NULL DEFAULT 'APPLIED',
    "mergedById" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undoUntil" TIMESTAMPTZ(3) NOT NULL,
    "undoneById" INTEGER,
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "UserMerge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UserMergeRow" (
    "id" SERIAL NOT NULL,
    "mergeId" INTEGER NOT NULL,
    "table" TEXT NOT NULL,
    "pk" JSONB NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "hasStayed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "UserMergeRow_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "User_mergedIntoId_idx" ON "User"("mergedIntoId");

-- CreateIndex
CREATE INDEX "UserProfile_mobileNumber_idx" ON "UserProfile"("mobileNumber");

-- CreateIndex
CREATE INDEX "UserMerge_survivorId_idx" ON "UserMerge"("survivorId");

-- CreateIndex
CREATE INDEX "UserMerge_mergedId_idx" ON "UserMerge"("mergedId");

-- CreateIndex
CREATE INDEX "UserMerge_mergedById_idx" ON "UserMerge"("mergedById");

-- CreateIndex
CREATE INDEX "UserMerge_undoneById_idx" ON "UserMerge"("undoneById");

-- CreateIndex
CREATE INDEX "UserMergeRow_mergeId_table_idx" ON "UserMergeRow"("mergeId", "table");

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserMerge" ADD CONSTRAINT "UserMerge_survivorId_fkey" FOREIGN KEY ("survivorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserMerge" ADD CONSTRAINT "UserMerge_mergedId_fkey" FOREIGN KEY ("mergedId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserMerge" ADD CONSTRAINT "UserMerge_mergedById_fkey" FOREIGN KEY ("mergedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserMerge" ADD CONSTRAINT "UserMerge_undoneById_fkey" FOREIGN KEY ("undoneById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserMergeRow" ADD CONSTRAINT "UserMergeRow_mergeId_fkey" FOREIGN KEY ("mergeId") REFERENCES "UserMerge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A merged account has one merge that is not undone.
CREATE UNIQUE INDEX "UserMerge_one_applied" ON "UserMerge" ("mergedId") WHERE status = 'APPLIED';

-- The accounts of the person who has this account: the surviving one and those that were merged into it. What is
-- only ever added (money, points) stays with its account, and is read over all of them.
CREATE OR REPLACE FUNCTION app.persons(person int) RETURNS int[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(DISTINCT account.id) FROM "User" u CROSS JOIN LATERAL (
    SELECT COALESCE(u."mergedIntoId", u.id) AS id UNION ALL SELECT m.id FROM "User" m WHERE m."mergedIntoId" = COALESCE(u."mergedIntoId", u.id)
  ) account WHERE u.id = person
$$;

-- The account that survived: the one that holds the person's totals.
CREATE OR REPLACE FUNCTION app.survivor(person int) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT COALESCE("mergedIntoId", id) FROM "User" WHERE id = person
$$;

-- An address as its owner may also have typed it: without the dots and the suffix of its local part.
CREATE OR REPLACE FUNCTION app.plain_mail(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@' || split_part(email, '@', 2)
$$;

-- Likely duplicates are found by address and by name; by mobile number there is an index already.
CREATE INDEX "User_plain_mail" ON "User" (app.plain_mail(email));
CREATE INDEX "User_whole_name" ON "User" (lower("firstName" || ' ' || "lastName"));
