-- CreateEnum
CREATE TYPE "GroupJoinMode" AS ENUM ('STAFF', 'REQUEST', 'OPEN');

-- CreateEnum
CREATE TYPE "Weekday" AS ENUM ('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');

-- CreateEnum
CREATE TYPE "GroupRole" AS ENUM ('LEADER', 'ASSISTANT', 'MEMBER');

-- CreateEnum
CREATE TYPE "GroupRequestStatus" AS ENUM ('WAITING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN');

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'GROUP_JOINED';
ALTER TYPE "NoticeKind" ADD VALUE 'GROUP_LEFT';
ALTER TYPE "NoticeKind" ADD VALUE 'GROUP_LED';
ALTER TYPE "NoticeKind" ADD VALUE 'GROUP_REQUESTED';
ALTER TYPE "NoticeKind" ADD VALUE 'GROUP_DECLINED';
ALTER TYPE "NoticeKind" ADD VALUE 'GROUP_MEMBER_LEFT';
ALTER TYPE "NoticeKind" ADD VALUE 'GROUP_MEMBER_JOINED';
ALTER TYPE "NoticeKind" ADD VALUE 'GROUP_NEW_LEADER';

-- CreateTable
CREATE TABLE "Group" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "capacity" INTEGER,
    "joinMode" "GroupJoinMode" NOT NULL DEFAULT 'STAFF',
    "meetingDay" "Weekday",
    "meetingTime" TEXT,
    "meetingUrl" TEXT NOT NULL DEFAULT '',
    "chatUrl" TEXT NOT NULL DEFAULT '',
    "batchId" INTEGER,
    "archivedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Group_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SubGroup" (
    "id" SERIAL NOT NULL,
    "groupId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "capacity" INTEGER,
    "meetingDay" "Weekday",
    "meetingTime" TEXT,
    "meetingUrl" TEXT NOT NULL DEFAULT '',
    "archivedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SubGroup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GroupMembership" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "groupId" INTEGER NOT NULL,
    "subGroupId" INTEGER,
    "role" "GroupRole" NOT NULL DEFAULT 'MEMBER',
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),
    "hasLeft" BOOLEAN NOT NULL DEFAULT false,
    "endReason" TEXT NOT NULL DEFAULT '',
    "endedById" INTEGER,

    CONSTRAINT "GroupMembership_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GroupRequest" (
    "id" SERIAL NOT NULL,
    "groupId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "status" "GroupRequestStatus" NOT NULL DEFAULT 'WAITING',
    "reason" TEXT NOT NULL DEFAULT '',
    "decidedById" INTEGER,
    "decidedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GroupRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CourseGroup" (
    "courseId" INTEGER NOT NULL,
    "groupId" INTEGER NOT NULL,

    CONSTRAINT "CourseGroup_pkey" PRIMARY KEY ("courseId","groupId")
);

-- CreateTable
CREATE TABLE "EventGroup" (
    "eventId" INTEGER NOT NULL,
    "groupId" INTEGER NOT NULL,

    CONSTRAINT "EventGroup_pkey" PRIMARY KEY ("eventId","groupId")
);

-- CreateTable
CREATE TABLE "ResourceFileGroup" (
    "resourceFileId" INTEGER NOT NULL,
    "groupId" INTEGER NOT NULL,

    CONSTRAINT "ResourceFileGroup_pkey" PRIMARY KEY ("resourceFileId","groupId")
);

-- CreateIndex
CREATE INDEX "Group_batchId_idx" ON "Group"("batchId");

-- CreateIndex
CREATE INDEX "Group_createdAt_id_idx" ON "Group"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "SubGroup_groupId_name_idx" ON "SubGroup"("groupId", "name");

-- CreateIndex
CREATE INDEX "GroupMembership_userId_startedAt_idx" ON "GroupMembership"("userId", "startedAt" DESC);

-- CreateIndex
CREATE INDEX "GroupMembership_startedAt_id_idx" ON "GroupMembership"("startedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "GroupMembership_groupId_startedAt_id_idx" ON "GroupMembership"("groupId", "startedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "GroupMembership_subGroupId_idx" ON "GroupMembership"("subGroupId");

-- CreateIndex
CREATE INDEX "GroupMembership_endedById_idx" ON "GroupMembership"("endedById");

-- CreateIndex
CREATE INDEX "GroupRequest_groupId_status_createdAt_idx" ON "GroupRequest"("groupId", "status", "createdAt");

-- CreateIndex
CREATE INDEX "GroupRequest_userId_idx" ON "GroupRequest"("userId");

-- CreateIndex
CREATE INDEX "GroupRequest_decidedById_idx" ON "GroupRequest"("decidedById");

-- CreateIndex
CREATE INDEX "CourseGroup_groupId_idx" ON "CourseGroup"("groupId");

-- CreateIndex
CREATE INDEX "EventGroup_groupId_idx" ON "EventGroup"("groupId");

-- CreateIndex
CREATE INDEX "ResourceFileGroup_groupId_idx" ON "ResourceFileGroup"("groupId");

-- AddForeignKey
ALTER TABLE "Group" ADD CONSTRAINT "Group_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SubGroup" ADD CONSTRAINT "SubGroup_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GroupMembership" ADD CONSTRAINT "GroupMembership_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GroupMembership" ADD CONSTRAINT "GroupMembership_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GroupMembership" ADD CONSTRAINT "GroupMembership_subGroupId_fkey" FOREIGN KEY ("subGroupId") REFERENCES "SubGroup"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GroupMembership" ADD CONSTRAINT "GroupMembership_endedById_fkey" FOREIGN KEY ("endedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GroupRequest" ADD CONSTRAINT "GroupRequest_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GroupRequest" ADD CONSTRAINT "GroupRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GroupRequest" ADD CONSTRAINT "GroupRequest_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CourseGroup" ADD CONSTRAINT "CourseGroup_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CourseGroup" ADD CONSTRAINT "CourseGroup_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventGroup" ADD CONSTRAINT "EventGroup_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventGroup" ADD CONSTRAINT "EventGroup_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceFileGroup" ADD CONSTRAINT "ResourceFileGroup_resourceFileId_fkey" FOREIGN KEY ("resourceFileId") REFERENCES "ResourceFile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceFileGroup" ADD CONSTRAINT "ResourceFileGroup_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "Group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A user is in one group at a time; also the way from a user to their group.
CREATE UNIQUE INDEX "GroupMembership_one_open" ON "GroupMembership"("userId") WHERE "endedAt" IS NULL;

-- The members of a group and of a sub-group today.
CREATE INDEX "GroupMembership_today" ON "GroupMembership"("groupId", "userId") WHERE "endedAt" IS NULL;
CREATE INDEX "GroupMembership_sub_group_today" ON "GroupMembership"("subGroupId") WHERE "endedAt" IS NULL;

-- A user waits for the answer of one group at a time.
CREATE UNIQUE INDEX "GroupRequest_one_waiting" ON "GroupRequest"("userId") WHERE status = 'WAITING';

-- The names of groups in use differ, so that an import finds a group by its name.
CREATE UNIQUE INDEX "Group_name_in_use" ON "Group"(lower(name)) WHERE "archivedAt" IS NULL;
CREATE UNIQUE INDEX "SubGroup_name_in_use" ON "SubGroup"("groupId", lower(name)) WHERE "archivedAt" IS NULL;
