-- CreateEnum
CREATE TYPE "Enrolment" AS ENUM ('NOT_ENROLLED', 'ACTIVE', 'INACTIVE');

-- CreateEnum
CREATE TYPE "PersonTagKind" AS ENUM ('FAST_TRACK', 'CHALLENGER', 'ENROLLEE_2025');

-- CreateEnum
CREATE TYPE "UserType" AS ENUM ('MEMBER', 'NON_MEMBER');

-- CreateEnum
CREATE TYPE "ArchiveReason" AS ENUM ('REQUEST', 'DUPLICATE', 'INACTIVE', 'REFUND', 'ABUSE', 'DECEASED', 'OTHER');

-- CreateEnum
CREATE TYPE "ArchiveEmailPolicy" AS ENUM ('RESERVE', 'RELEASE');

-- CreateEnum
CREATE TYPE "DeletionRequestStatus" AS ENUM ('WAITING', 'DONE', 'REFUSED', 'WITHDRAWN');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NoticeKind" ADD VALUE 'DELETION_REQUESTED';
ALTER TYPE "NoticeKind" ADD VALUE 'DELETION_ANSWERED';

-- DropIndex
DROP INDEX "User_stageId_idx";

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "enrolment" "Enrolment" NOT NULL DEFAULT 'NOT_ENROLLED',
ADD COLUMN     "enrolmentChangesAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "PersonTag" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "tag" "PersonTagKind" NOT NULL,
    "from" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "to" TIMESTAMPTZ(3),
    "byId" INTEGER,

    CONSTRAINT "PersonTag_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SavedView" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "list" "UserType" NOT NULL,
    "name" TEXT NOT NULL,
    "filter" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SavedView_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StaffMail" (
    "key" UUID NOT NULL,
    "userId" INTEGER NOT NULL,
    "sentById" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StaffMail_pkey" PRIMARY KEY ("key","userId")
);

-- CreateTable
CREATE TABLE "UserArchive" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "reason" "ArchiveReason" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "emailPolicy" "ArchiveEmailPolicy" NOT NULL DEFAULT 'RESERVE',
    "snapshot" JSONB NOT NULL,
    "archivedById" INTEGER,
    "archivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "restoredById" INTEGER,
    "restoredAt" TIMESTAMPTZ(3),
    "anonymisedById" INTEGER,
    "anonymisedAt" TIMESTAMPTZ(3),

    CONSTRAINT "UserArchive_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeletionRequest" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "status" "DeletionRequestStatus" NOT NULL DEFAULT 'WAITING',
    "answer" TEXT NOT NULL DEFAULT '',
    "decidedById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" TIMESTAMPTZ(3),

    CONSTRAINT "DeletionRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PersonTag_userId_idx" ON "PersonTag"("userId");

-- CreateIndex
CREATE INDEX "PersonTag_byId_idx" ON "PersonTag"("byId");

-- CreateIndex
CREATE UNIQUE INDEX "SavedView_userId_list_name_key" ON "SavedView"("userId", "list", "name");

-- CreateIndex
CREATE INDEX "StaffMail_userId_idx" ON "StaffMail"("userId");

-- CreateIndex
CREATE INDEX "StaffMail_sentById_idx" ON "StaffMail"("sentById");

-- CreateIndex
CREATE INDEX "UserArchive_userId_idx" ON "UserArchive"("userId");

-- CreateIndex
CREATE INDEX "UserArchive_archivedById_idx" ON "UserArchive"("archivedById");

-- CreateIndex
CREATE INDEX "UserArchive_restoredById_idx" ON "UserArchive"("restoredById");

-- CreateIndex
CREATE INDEX "UserArchive_anonymisedById_idx" ON "UserArchive"("anonymisedById");

-- CreateIndex
CREATE INDEX "UserArchive_archivedAt_id_idx" ON "UserArchive"("archivedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "DeletionRequest_userId_idx" ON "DeletionRequest"("userId");

-- CreateIndex
CREATE INDEX "DeletionRequest_decidedById_idx" ON "DeletionRequest"("decidedById");

-- CreateIndex
CREATE INDEX "DeletionRequest_status_createdAt_id_idx" ON "DeletionRequest"("status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "User_isMember_enrolment_createdAt_id_idx" ON "User"("isMember", "enrolment", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "User_isMember_enrolment_email_idx" ON "User"("isMember", "enrolment", "email");

-- CreateIndex
CREATE INDEX "User_stageId_createdAt_id_idx" ON "User"("stageId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "User_stageId_email_idx" ON "User"("stageId", "email");

-- AddForeignKey
ALTER TABLE "PersonTag" ADD CONSTRAINT "PersonTag_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PersonTag" ADD CONSTRAINT "PersonTag_byId_fkey" FOREIGN KEY ("byId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SavedView" ADD CONSTRAINT "SavedView_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaffMail" ADD CONSTRAINT "StaffMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaffMail" ADD CONSTRAINT "StaffMail_sentById_fkey" FOREIGN KEY ("sentById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserArchive" ADD CONSTRAINT "UserArchive_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserArchive" ADD CONSTRAINT "UserArchive_archivedById_fkey" FOREIGN KEY ("archivedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserArchive" ADD CONSTRAINT "UserArchive_restoredById_fkey" FOREIGN KEY ("restoredById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserArchive" ADD CONSTRAINT "UserArchive_anonymisedById_fkey" FOREIGN KEY ("anonymisedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeletionRequest" ADD CONSTRAINT "DeletionRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeletionRequest" ADD CONSTRAINT "DeletionRequest_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One open mark of a kind to a person, one open time in the archive, and one waiting request.
CREATE UNIQUE INDEX "PersonTag_one_open" ON "PersonTag" ("userId", tag) WHERE "to" IS NULL;
CREATE UNIQUE INDEX "UserArchive_one_open" ON "UserArchive" ("userId") WHERE "restoredAt" IS NULL;
CREATE UNIQUE INDEX "DeletionRequest_one_waiting" ON "DeletionRequest" ("userId") WHERE status = 'WAITING';

-- The archived people of the lists, and the users whose enrolment changes by itself.
CREATE INDEX "User_archived" ON "User" ("isMember", "createdAt" DESC, id DESC) WHERE "archivedAt" IS NOT NULL;
CREATE INDEX "User_enrolment_changes" ON "User" ("enrolmentChangesAt") WHERE "enrolmentChangesAt" IS NOT NULL;

-- The last mails to people whose identity is gone, and the screenshots that a retention may delete.
CREATE INDEX "OutboxEmail_deletion_done" ON "OutboxEmail" ("createdAt") WHERE template = 'deletionDone';
ALTER TABLE "PaymentProof" ADD COLUMN "fileRemovedAt" TIMESTAMPTZ(3);
CREATE INDEX "PaymentProof_kept_files" ON "PaymentProof" ("createdAt") WHERE "fileRemovedAt" IS NULL AND status <> 'SUBMITTED';

-- The campaign columns become dated marks.
INSERT INTO "PersonTag" ("userId", tag, "from")
SELECT u.id, mark.tag::"PersonTagKind", u."createdAt" FROM "User" u,
  LATERAL (VALUES ('FAST_TRACK', u."isFastTrackStudent"), ('CHALLENGER', u."isChallenger"), ('ENROLLEE_2025', u."isEnrollee2025")) mark(tag, holds)
WHERE mark.holds;
ALTER TABLE "User" DROP COLUMN "isChallenger", DROP COLUMN "isEnrollee2025", DROP COLUMN "isFastTrackStudent";

-- Accounts that are archived already.
INSERT INTO "UserArchive" ("userId", reason, snapshot, "archivedAt") SELECT id, 'OTHER', '{}', "archivedAt" FROM "User" WHERE "archivedAt" IS NOT NULL;

-- The enrolment status of a user, and the moment at which dates change it next. `enrolmentStatus`
-- (shared/accounts/people/enrolment.ts) is the same rule in TypeScript; a test compares the two.
CREATE OR REPLACE FUNCTION app.enrolment_of(person int, OUT status "Enrolment", OUT changes timestamptz) LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN bool_or(app.gives_access(s)) THEN 'ACTIVE' WHEN count(*) > 0 THEN 'INACTIVE' ELSE 'NOT_ENROLLED' END::"Enrolment",
    min(CASE WHEN s."startsAt" > now() THEN s."startsAt" WHEN app.gives_access(s) AND s.expiry < '9999-12-01' THEN s.expiry + interval '1 day' END) FILTER (WHERE s.status = 'ACTIVE')
  FROM "Subscription" s WHERE s."userId" = person AND s.status <> 'PENDING'
$$;

-- Keeps "User".enrolment equal to app.enrolment_of.
CREATE OR REPLACE FUNCTION app.keep_enrolment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.write_enrolment(COALESCE(NEW."userId", OLD."userId"));
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION app.write_enrolment(person int) RETURNS void LANGUAGE sql AS $$
  UPDATE "User" u SET enrolment = kept.status, "enrolmentChangesAt" = kept.changes FROM app.enrolment_of(person) kept
  WHERE u.id = person AND (u.enrolment, u."enrolmentChangesAt") IS DISTINCT FROM (kept.status, kept.changes)
$$;
CREATE OR REPLACE TRIGGER keep_enrolment_new AFTER INSERT ON "Subscription" FOR EACH ROW WHEN (NEW.status <> 'PENDING') EXECUTE FUNCTION app.keep_enrolment();
CREATE OR REPLACE TRIGGER keep_enrolment_changed AFTER UPDATE OF status, "startsAt", expiry ON "Subscription" FOR EACH ROW
  WHEN ((NEW.status, NEW."startsAt", NEW.expiry) IS DISTINCT FROM (OLD.status, OLD."startsAt", OLD.expiry)) EXECUTE FUNCTION app.keep_enrolment();
CREATE OR REPLACE TRIGGER keep_enrolment_gone AFTER DELETE ON "Subscription" FOR EACH ROW EXECUTE FUNCTION app.keep_enrolment();

-- Writes the enrolment of users for whom a purchase has begun or ended by its dates. Returns their number, at most `most`.
CREATE OR REPLACE FUNCTION app.write_enrolments(most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE people int[];
BEGIN
  people := ARRAY(SELECT id FROM "User" WHERE "enrolmentChangesAt" <= now() ORDER BY id LIMIT most FOR NO KEY UPDATE SKIP LOCKED);
  PERFORM app.write_enrolment(person) FROM unnest(people) person;
  RETURN cardinality(people);
END $$;

UPDATE "User" u SET enrolment = kept.status, "enrolmentChangesAt" = kept.changes
FROM (SELECT DISTINCT "userId" FROM "Subscription" WHERE status <> 'PENDING') bought, LATERAL app.enrolment_of(bought."userId") kept WHERE u.id = bought."userId";
