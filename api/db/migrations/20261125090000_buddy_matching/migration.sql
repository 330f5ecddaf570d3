-- CreateEnum
CREATE TYPE "FreeTime" AS ENUM ('MORNING', 'AFTERNOON', 'EVENING', 'WEEKEND');

-- CreateEnum
CREATE TYPE "CandidacyStatus" AS ENUM ('NOMINATED', 'ACCEPTED', 'SHORTLISTED', 'APPOINTED', 'DECLINED', 'ENDED');

-- AlterTable
ALTER TABLE "AccountabilityGroup"
  ADD COLUMN "choosesLeader" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "matchingId" INTEGER;

-- CreateTable
CREATE TABLE "AccountabilityWish" (
    "userId" INTEGER NOT NULL,
    "language" "Language" NOT NULL,
    "cadence" "CheckInCadence" NOT NULL,
    "times" "FreeTime"[],
    "metAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AccountabilityWish_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "AccountabilityMatching" (
    "id" SERIAL NOT NULL,
    "createdById" INTEGER,
    "undoneById" INTEGER,
    "undoneAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AccountabilityMatching_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TeamLeadCandidacy" (
    "id" SERIAL NOT NULL,
    "groupId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "nominatedById" INTEGER,
    "pitch" TEXT NOT NULL,
    "status" "CandidacyStatus" NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TeamLeadCandidacy_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AccountabilityGroup_matchingId_idx" ON "AccountabilityGroup"("matchingId");
CREATE INDEX "AccountabilityWish_metAt_createdAt_idx" ON "AccountabilityWish"("metAt", "createdAt");
CREATE INDEX "AccountabilityMatching_createdById_idx" ON "AccountabilityMatching"("createdById");
CREATE INDEX "AccountabilityMatching_undoneById_idx" ON "AccountabilityMatching"("undoneById");
CREATE INDEX "TeamLeadCandidacy_groupId_createdAt_idx" ON "TeamLeadCandidacy"("groupId", "createdAt");
CREATE INDEX "TeamLeadCandidacy_userId_idx" ON "TeamLeadCandidacy"("userId");
CREATE INDEX "TeamLeadCandidacy_nominatedById_idx" ON "TeamLeadCandidacy"("nominatedById");

-- AddForeignKey
ALTER TABLE "AccountabilityGroup" ADD CONSTRAINT "AccountabilityGroup_matchingId_fkey" FOREIGN KEY ("matchingId") REFERENCES "AccountabilityMatching"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "AccountabilityWish" ADD CONSTRAINT "AccountabilityWish_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AccountabilityMatching" ADD CONSTRAINT "AccountabilityMatching_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "AccountabilityMatching" ADD CONSTRAINT "AccountabilityMatching_undoneById_fkey" FOREIGN KEY ("undoneById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "TeamLeadCandidacy" ADD CONSTRAINT "TeamLeadCandidacy_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "AccountabilityGroup"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "TeamLeadCandidacy" ADD CONSTRAINT "TeamLeadCandidacy_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "TeamLeadCandidacy" ADD CONSTRAINT "TeamLeadCandidacy_nominatedById_fkey" FOREIGN KEY ("nominatedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A user stands once in a group at a time, and a group appoints one person.
CREATE UNIQUE INDEX "TeamLeadCandidacy_one_open" ON "TeamLeadCandidacy"("groupId", "userId") WHERE status IN ('NOMINATED', 'ACCEPTED', 'SHORTLISTED');
