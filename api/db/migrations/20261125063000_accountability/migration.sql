-- CreateEnum
CREATE TYPE "CheckInCadence" AS ENUM ('DAILY', 'WEEKLY');

-- CreateEnum
CREATE TYPE "AccountabilityGroupStatus" AS ENUM ('ACTIVE', 'PAUSED', 'ENDED');

-- CreateEnum
CREATE TYPE "CheckInStatus" AS ENUM ('ON_TIME', 'LATE', 'MISSED', 'EXCUSED');

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'ACCOUNTABILITY';
ALTER TYPE "NoticeKind" ADD VALUE 'CHECK_IN';
ALTER TYPE "NoticeKind" ADD VALUE 'CHECK_IN_TO_LEADER';

-- CreateTable
CREATE TABLE "AccountabilityGroup" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "leaderId" INTEGER,
    "cadence" "CheckInCadence" NOT NULL DEFAULT 'WEEKLY',
    "checkInDay" "Weekday",
    "maxSize" INTEGER NOT NULL DEFAULT 6,
    "language" "Language" NOT NULL DEFAULT 'en',
    "meetingDay" "Weekday",
    "meetingTime" TEXT,
    "meetingUrl" TEXT NOT NULL DEFAULT '',
    "chatUrl" TEXT NOT NULL DEFAULT '',
    "status" "AccountabilityGroupStatus" NOT NULL DEFAULT 'ACTIVE',
    "startsOn" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AccountabilityGroup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AccountabilityMember" (
    "id" SERIAL NOT NULL,
    "groupId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "startsOn" DATE NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "endReason" TEXT NOT NULL DEFAULT '',
    "remindedOf" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AccountabilityMember_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CheckIn" (
    "id" SERIAL NOT NULL,
    "groupId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "dueOn" DATE NOT NULL,
    "status" "CheckInStatus" NOT NULL,
    "done" TEXT NOT NULL DEFAULT '',
    "goals" TEXT NOT NULL DEFAULT '',
    "blockers" TEXT NOT NULL DEFAULT '',
    "help" TEXT NOT NULL DEFAULT '',
    "mood" INTEGER,
    "excuse" TEXT NOT NULL DEFAULT '',
    "excusedById" INTEGER,
    "answer" TEXT NOT NULL DEFAULT '',
    "answeredById" INTEGER,
    "answeredAt" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CheckIn_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AccountabilityGroup_leaderId_idx" ON "AccountabilityGroup"("leaderId");
CREATE INDEX "AccountabilityGroup_createdAt_id_idx" ON "AccountabilityGroup"("createdAt" DESC, "id" DESC);
CREATE INDEX "AccountabilityMember_groupId_endedAt_idx" ON "AccountabilityMember"("groupId", "endedAt");
CREATE INDEX "AccountabilityMember_userId_idx" ON "AccountabilityMember"("userId");
CREATE UNIQUE INDEX "CheckIn_userId_groupId_dueOn_key" ON "CheckIn"("userId", "groupId", "dueOn");
CREATE INDEX "CheckIn_groupId_dueOn_idx" ON "CheckIn"("groupId", "dueOn" DESC);
CREATE INDEX "CheckIn_excusedById_idx" ON "CheckIn"("excusedById");
CREATE INDEX "CheckIn_answeredById_idx" ON "CheckIn"("answeredById");

-- AddForeignKey
ALTER TABLE "AccountabilityGroup" ADD CONSTRAINT "AccountabilityGroup_leaderId_fkey" FOREIGN KEY ("leaderId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "AccountabilityMember" ADD CONSTRAINT "AccountabilityMember_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "AccountabilityGroup"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "AccountabilityMember" ADD CONSTRAINT "AccountabilityMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CheckIn" ADD CONSTRAINT "CheckIn_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "AccountabilityGroup"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "CheckIn" ADD CONSTRAINT "CheckIn_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CheckIn" ADD CONSTRAINT "CheckIn_excusedById_fkey" FOREIGN KEY ("excusedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "CheckIn" ADD CONSTRAINT "CheckIn_answeredById_fkey" FOREIGN KEY ("answeredById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A name is unique among the groups in use, and a user leads one of them and belongs to one.
CREATE UNIQUE INDEX "AccountabilityGroup_name_in_use" ON "AccountabilityGroup"(lower("name")) WHERE status <> 'ENDED';
CREATE UNIQUE INDEX "AccountabilityGroup_one_led" ON "AccountabilityGroup"("leaderId") WHERE status <> 'ENDED';
CREATE UNIQUE INDEX "AccountabilityMember_one_open" ON "AccountabilityMember"("userId") WHERE "endedAt" IS NULL;

ALTER TABLE "AccountabilityGroup"
  ADD CONSTRAINT "AccountabilityGroup_size" CHECK ("maxSize" BETWEEN 2 AND 12),
  ADD CONSTRAINT "AccountabilityGroup_rhythm" CHECK (("cadence" = 'WEEKLY') = ("checkInDay" IS NOT NULL)),
  ADD CONSTRAINT "AccountabilityGroup_meeting" CHECK (("meetingDay" IS NULL) = ("meetingTime" IS NULL));
ALTER TABLE "CheckIn"
  ADD CONSTRAINT "CheckIn_mood" CHECK ("mood" BETWEEN 1 AND 5);
