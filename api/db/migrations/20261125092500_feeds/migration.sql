-- CreateEnum
CREATE TYPE "FeedPostKind" AS ENUM ('POST', 'QUESTION', 'WIN');

-- CreateEnum
CREATE TYPE "FeedReactionKind" AS ENUM ('LIKE', 'HEART', 'CLAP', 'THINK');

-- CreateEnum
CREATE TYPE "FeedReportStatus" AS ENUM ('OPEN', 'KEPT', 'HIDDEN');

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'FEED';

-- AlterEnum
ALTER TYPE "TaskAutoKind" ADD VALUE 'POST';
ALTER TYPE "TaskAutoKind" ADD VALUE 'QUESTION';

-- CreateTable
CREATE TABLE "Feed" (
    "id" SERIAL NOT NULL,
    "isSchool" BOOLEAN NOT NULL DEFAULT false,
    "stageId" INTEGER,
    "batchId" INTEGER,
    "groupId" INTEGER,
    "slowSeconds" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Feed_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FeedPost" (
    "id" SERIAL NOT NULL,
    "feedId" INTEGER NOT NULL,
    "parentId" INTEGER,
    "authorId" INTEGER NOT NULL,
    "kind" "FeedPostKind" NOT NULL DEFAULT 'POST',
    "text" TEXT NOT NULL,
    "winId" INTEGER,
    "pinnedAt" TIMESTAMPTZ(3),
    "pinnedById" INTEGER,
    "answerId" INTEGER,
    "editedAt" TIMESTAMPTZ(3),
    "deletedAt" TIMESTAMPTZ(3),
    "hiddenAt" TIMESTAMPTZ(3),
    "hiddenById" INTEGER,
    "hideReason" TEXT NOT NULL DEFAULT '',
    "commentCount" INTEGER NOT NULL DEFAULT 0,
    "likeCount" INTEGER NOT NULL DEFAULT 0,
    "heartCount" INTEGER NOT NULL DEFAULT 0,
    "clapCount" INTEGER NOT NULL DEFAULT 0,
    "thinkCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FeedPost_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FeedPicture" (
    "postId" INTEGER NOT NULL,
    "fileId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "FeedPicture_pkey" PRIMARY KEY ("postId","fileId")
);

-- CreateTable
CREATE TABLE "FeedReaction" (
    "postId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" "FeedReactionKind" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FeedReaction_pkey" PRIMARY KEY ("postId","userId")
);

-- CreateTable
CREATE TABLE "FeedVisit" (
    "userId" INTEGER NOT NULL,
    "feedId" INTEGER NOT NULL,
    "seenPostId" INTEGER NOT NULL,

    CONSTRAINT "FeedVisit_pkey" PRIMARY KEY ("userId","feedId")
);

-- CreateTable
CREATE TABLE "FeedReport" (
    "id" SERIAL NOT NULL,
    "postId" INTEGER NOT NULL,
    "reporterId" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "FeedReportStatus" NOT NULL DEFAULT 'OPEN',
    "decidedById" INTEGER,
    "decidedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FeedReport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FeedBan" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "feedId" INTEGER,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT NOT NULL,
    "byId" INTEGER,
    "endedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FeedBan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Block" (
    "userId" INTEGER NOT NULL,
    "blockedId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Block_pkey" PRIMARY KEY ("userId","blockedId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Feed_stageId_key" ON "Feed"("stageId");

-- CreateIndex
CREATE UNIQUE INDEX "Feed_batchId_key" ON "Feed"("batchId");

-- CreateIndex
CREATE UNIQUE INDEX "Feed_groupId_key" ON "Feed"("groupId");

-- CreateIndex
CREATE UNIQUE INDEX "FeedPost_answerId_key" ON "FeedPost"("answerId");

-- CreateIndex
CREATE INDEX "FeedPost_parentId_id_idx" ON "FeedPost"("parentId", "id");

-- CreateIndex
CREATE INDEX "FeedPost_authorId_id_idx" ON "FeedPost"("authorId", "id" DESC);

-- CreateIndex
CREATE INDEX "FeedPost_winId_idx" ON "FeedPost"("winId");

-- CreateIndex
CREATE INDEX "FeedPost_pinnedById_idx" ON "FeedPost"("pinnedById");

-- CreateIndex
CREATE INDEX "FeedPost_hiddenById_idx" ON "FeedPost"("hiddenById");

-- CreateIndex
CREATE INDEX "FeedPicture_fileId_idx" ON "FeedPicture"("fileId");

-- CreateIndex
CREATE INDEX "FeedReaction_userId_idx" ON "FeedReaction"("userId");

-- CreateIndex
CREATE INDEX "FeedVisit_feedId_idx" ON "FeedVisit"("feedId");

-- CreateIndex
CREATE INDEX "FeedReport_postId_idx" ON "FeedReport"("postId");

-- CreateIndex
CREATE INDEX "FeedReport_reporterId_idx" ON "FeedReport"("reporterId");

-- CreateIndex
CREATE INDEX "FeedReport_decidedById_idx" ON "FeedReport"("decidedById");

-- CreateIndex
CREATE INDEX "FeedBan_userId_until_idx" ON "FeedBan"("userId", "until");

-- CreateIndex
CREATE INDEX "FeedBan_feedId_idx" ON "FeedBan"("feedId");

-- CreateIndex
CREATE INDEX "FeedBan_byId_idx" ON "FeedBan"("byId");

-- CreateIndex
CREATE INDEX "Block_blockedId_idx" ON "Block"("blockedId");

-- AddForeignKey
ALTER TABLE "Feed" ADD CONSTRAINT "Feed_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "Stage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Feed" ADD CONSTRAINT "Feed_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Feed" ADD CONSTRAINT "Feed_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedPost" ADD CONSTRAINT "FeedPost_feedId_fkey" FOREIGN KEY ("feedId") REFERENCES "Feed"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedPost" ADD CONSTRAINT "FeedPost_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "FeedPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedPost" ADD CONSTRAINT "FeedPost_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedPost" ADD CONSTRAINT "FeedPost_winId_fkey" FOREIGN KEY ("winId") REFERENCES "Win"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedPost" ADD CONSTRAINT "FeedPost_pinnedById_fkey" FOREIGN KEY ("pinnedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedPost" ADD CONSTRAINT "FeedPost_answerId_fkey" FOREIGN KEY ("answerId") REFERENCES "FeedPost"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedPost" ADD CONSTRAINT "FeedPost_hiddenById_fkey" FOREIGN KEY ("hiddenById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedPicture" ADD CONSTRAINT "FeedPicture_postId_fkey" FOREIGN KEY ("postId") REFERENCES "FeedPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedPicture" ADD CONSTRAINT "FeedPicture_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedReaction" ADD CONSTRAINT "FeedReaction_postId_fkey" FOREIGN KEY ("postId") REFERENCES "FeedPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedReaction" ADD CONSTRAINT "FeedReaction_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedVisit" ADD CONSTRAINT "FeedVisit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedVisit" ADD CONSTRAINT "FeedVisit_feedId_fkey" FOREIGN KEY ("feedId") REFERENCES "Feed"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedReport" ADD CONSTRAINT "FeedReport_postId_fkey" FOREIGN KEY ("postId") REFERENCES "FeedPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedReport" ADD CONSTRAINT "FeedReport_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedReport" ADD CONSTRAINT "FeedReport_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedBan" ADD CONSTRAINT "FeedBan_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedBan" ADD CONSTRAINT "FeedBan_feedId_fkey" FOREIGN KEY ("feedId") REFERENCES "Feed"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedBan" ADD CONSTRAINT "FeedBan_byId_fkey" FOREIGN KEY ("byId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Block" ADD CONSTRAINT "Block_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Block" ADD CONSTRAINT "Block_blockedId_fkey" FOREIGN KEY ("blockedId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A feed is of exactly one place, and the school has one.
ALTER TABLE "Feed"
  ADD CONSTRAINT "Feed_place" CHECK (num_nonnulls("stageId", "batchId", "groupId") + "isSchool"::int = 1),
  ADD CONSTRAINT "Feed_slow" CHECK ("slowSeconds" BETWEEN 0 AND 86400);
CREATE UNIQUE INDEX "Feed_one_school" ON "Feed"("isSchool") WHERE "isSchool";

-- The posts of a feed without their comments, those that are pinned, and the words of all.
CREATE INDEX "FeedPost_page" ON "FeedPost"("feedId", "id" DESC) WHERE "parentId" IS NULL;
CREATE INDEX "FeedPost_pinned" ON "FeedPost"("feedId") WHERE "pinnedAt" IS NOT NULL;
CREATE INDEX "FeedPost_search" ON "FeedPost" USING GIN (to_tsvector('simple', "text"));

-- A win is shared once.
CREATE UNIQUE INDEX "FeedPost_one_win" ON "FeedPost"("winId") WHERE "deletedAt" IS NULL;

CREATE UNIQUE INDEX "FeedReport_one_open" ON "FeedReport"("postId", "reporterId") WHERE status = 'OPEN';
CREATE INDEX "FeedReport_queue" ON "FeedReport"("id") WHERE status = 'OPEN';

-- Any post or question finishes a task, so that these kinds name no record. As text, because a value that is new in this
-- transaction cannot be used in it.
ALTER TABLE "Task" DROP CONSTRAINT "Task_auto_whole";
ALTER TABLE "Task" ADD CONSTRAINT "Task_auto_whole" CHECK (("autoKind" IS NULL OR "autoKind"::text IN ('EVENT', 'POST', 'QUESTION')) = ("autoTargetId" IS NULL));
