-- CreateEnum
CREATE TYPE "ReviewerRule" AS ENUM ('ANY_STAGE_REVIEWER', 'ASSIGNED', 'ROUND_ROBIN');

-- CreateEnum
CREATE TYPE "TaskAutoKind" AS ENUM ('LESSON', 'EVENT', 'FORM');

-- CreateEnum
CREATE TYPE "TaskProofKind" AS ENUM ('NONE', 'TEXT', 'LINK', 'FILE');

-- CreateEnum
CREATE TYPE "MoveUpStatus" AS ENUM ('REQUESTED', 'IN_REVIEW', 'RETURNED', 'APPROVED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'REVERTED');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "isOffLeaderboard" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "stageProgressAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "Stage" ADD COLUMN     "coolDownDays" INTEGER NOT NULL DEFAULT 7,
ADD COLUMN     "reviewerRule" "ReviewerRule" NOT NULL DEFAULT 'ANY_STAGE_REVIEWER',
ADD COLUMN     "slaHours" INTEGER NOT NULL DEFAULT 48,
ADD COLUMN     "unlocks" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Task" ADD COLUMN     "autoKind" "TaskAutoKind",
ADD COLUMN     "autoTargetId" INTEGER,
ADD COLUMN     "proofKind" "TaskProofKind" NOT NULL DEFAULT 'NONE',
ADD COLUMN     "retiredAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "UserTask" ADD COLUMN     "metAt" TIMESTAMPTZ(3),
ADD COLUMN     "proofFileId" INTEGER,
ADD COLUMN     "proofText" TEXT,
ADD COLUMN     "proofUrl" TEXT,
ADD COLUMN     "submittedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "MoveUpRequest" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "fromStageId" INTEGER NOT NULL,
    "toStageId" INTEGER NOT NULL,
    "status" "MoveUpStatus" NOT NULL DEFAULT 'REQUESTED',
    "round" INTEGER NOT NULL DEFAULT 1,
    "memberNote" TEXT NOT NULL DEFAULT '',
    "reviewerNote" TEXT NOT NULL DEFAULT '',
    "submittedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "slaDueAt" TIMESTAMPTZ(3) NOT NULL,
    "assignedToId" INTEGER,
    "claimedById" INTEGER,
    "claimedAt" TIMESTAMPTZ(3),
    "decidedById" INTEGER,
    "decidedAt" TIMESTAMPTZ(3),
    "coolDownUntil" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MoveUpRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MoveUpCheck" (
    "requestId" INTEGER NOT NULL,
    "taskId" INTEGER NOT NULL,
    "isOk" BOOLEAN NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MoveUpCheck_pkey" PRIMARY KEY ("requestId","taskId")
);

-- CreateTable
CREATE TABLE "MoveUpStep" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "round" INTEGER NOT NULL,
    "status" "MoveUpStatus" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "actorId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MoveUpStep_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "MoveUpRequest_userId_createdAt_idx" ON "MoveUpRequest"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "MoveUpRequest_fromStageId_status_slaDueAt_idx" ON "MoveUpRequest"("fromStageId", "status", "slaDueAt");

-- CreateIndex
CREATE INDEX "MoveUpRequest_toStageId_idx" ON "MoveUpRequest"("toStageId");

-- CreateIndex
CREATE INDEX "MoveUpRequest_assignedToId_createdAt_idx" ON "MoveUpRequest"("assignedToId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "MoveUpRequest_claimedById_idx" ON "MoveUpRequest"("claimedById");

-- CreateIndex
CREATE INDEX "MoveUpRequest_decidedById_idx" ON "MoveUpRequest"("decidedById");

-- CreateIndex
CREATE INDEX "MoveUpCheck_taskId_idx" ON "MoveUpCheck"("taskId");

-- CreateIndex
CREATE INDEX "MoveUpStep_requestId_id_idx" ON "MoveUpStep"("requestId", "id");

-- CreateIndex
CREATE INDEX "MoveUpStep_actorId_idx" ON "MoveUpStep"("actorId");

-- CreateIndex
CREATE INDEX "Task_autoKind_autoTargetId_idx" ON "Task"("autoKind", "autoTargetId");

-- CreateIndex
CREATE INDEX "UserTask_proofFileId_idx" ON "UserTask"("proofFileId");

-- AddForeignKey
ALTER TABLE "UserTask" ADD CONSTRAINT "UserTask_proofFileId_fkey" FOREIGN KEY ("proofFileId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MoveUpRequest" ADD CONSTRAINT "MoveUpRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MoveUpRequest" ADD CONSTRAINT "MoveUpRequest_fromStageId_fkey" FOREIGN KEY ("fromStageId") REFERENCES "Stage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MoveUpRequest" ADD CONSTRAINT "MoveUpRequest_toStageId_fkey" FOREIGN KEY ("toStageId") REFERENCES "Stage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MoveUpRequest" ADD CONSTRAINT "MoveUpRequest_assignedToId_fkey" FOREIGN KEY ("assignedToId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MoveUpRequest" ADD CONSTRAINT "MoveUpRequest_claimedById_fkey" FOREIGN KEY ("claimedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MoveUpRequest" ADD CONSTRAINT "MoveUpRequest_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MoveUpCheck" ADD CONSTRAINT "MoveUpCheck_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "MoveUpRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MoveUpCheck" ADD CONSTRAINT "MoveUpCheck_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MoveUpStep" ADD CONSTRAINT "MoveUpStep_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "MoveUpRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MoveUpStep" ADD CONSTRAINT "MoveUpStep_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma does not know.

-- One request at a time is asked, looked at, or waiting to be asked again.
CREATE UNIQUE INDEX "MoveUpRequest_one_open" ON "MoveUpRequest" ("userId") WHERE status IN ('REQUESTED', 'IN_REVIEW', 'RETURNED');
-- The job that ends old ones.
CREATE INDEX "MoveUpRequest_waiting_since" ON "MoveUpRequest" ("submittedAt") WHERE status IN ('REQUESTED', 'RETURNED');

ALTER TABLE "Stage" ADD CONSTRAINT "Stage_sla_hours" CHECK ("slaHours" BETWEEN 1 AND 720),
  ADD CONSTRAINT "Stage_cool_down_days" CHECK ("coolDownDays" BETWEEN 0 AND 365);
ALTER TABLE "Task" ADD CONSTRAINT "Task_auto_whole" CHECK (("autoKind" IS NULL OR "autoKind" = 'EVENT') = ("autoTargetId" IS NULL));

-- What a request went through stays as it was told.
CREATE TRIGGER append_only BEFORE UPDATE ON "MoveUpStep" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();

-- The first of a ranking, and who is before somebody, are ranges of these.
CREATE INDEX "User_stage_ranking" ON "User" ("stageId", xp DESC, id) WHERE "archivedAt" IS NULL AND NOT "isOffLeaderboard";
CREATE INDEX "User_batch_ranking" ON "User" ("batchId", xp DESC, id) WHERE "archivedAt" IS NULL AND NOT "isOffLeaderboard";
-- Who of a stage has stood still the longest.
CREATE INDEX "User_stage_progress" ON "User" ("stageId", "stageProgressAt", id) WHERE "archivedAt" IS NULL;
-- The days of a streak.
CREATE INDEX "LessonProgress_completed" ON "LessonProgress" ("userId", "completedAt") WHERE "completedAt" IS NOT NULL;

UPDATE "User" u SET "stageProgressAt" = GREATEST(u."createdAt",
  COALESCE((SELECT max(ut."completedAt") FROM "UserTask" ut WHERE ut."userId" = u.id), u."createdAt"));
