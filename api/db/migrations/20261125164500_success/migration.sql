-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'SUCCESS';

-- CreateEnum
CREATE TYPE "SuccessNoteVisibility" AS ENUM ('TEAM', 'MANAGERS');

-- CreateEnum
CREATE TYPE "SuccessTaskKind" AS ENUM ('ONBOARDING', 'AT_RISK', 'RENEWAL', 'PAYMENT', 'CALL', 'OTHER');

-- CreateEnum
CREATE TYPE "SuccessTaskStatus" AS ENUM ('OPEN', 'DONE', 'SKIPPED', 'EXPIRED');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "successManagerId" INTEGER;

-- CreateTable
CREATE TABLE "SuccessManager" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "capacity" INTEGER,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "bookingUrl" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SuccessManager_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SuccessAssignment" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "managerId" INTEGER,
    "reason" TEXT NOT NULL DEFAULT '',
    "byId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SuccessAssignment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SuccessNote" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "authorId" INTEGER NOT NULL,
    "visibility" "SuccessNoteVisibility" NOT NULL DEFAULT 'TEAM',
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SuccessNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SuccessTask" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" "SuccessTaskKind" NOT NULL,
    "key" TEXT,
    "text" TEXT NOT NULL DEFAULT '',
    "dueOn" DATE NOT NULL,
    "status" "SuccessTaskStatus" NOT NULL DEFAULT 'OPEN',
    "outcome" TEXT NOT NULL DEFAULT '',
    "createdById" INTEGER,
    "closedById" INTEGER,
    "closedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SuccessTask_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "SuccessManager_userId_key" ON "SuccessManager"("userId");

-- CreateIndex
CREATE INDEX "SuccessAssignment_userId_createdAt_idx" ON "SuccessAssignment"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "SuccessAssignment_managerId_createdAt_idx" ON "SuccessAssignment"("managerId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "SuccessAssignment_byId_idx" ON "SuccessAssignment"("byId");

-- CreateIndex
CREATE INDEX "SuccessNote_userId_createdAt_id_idx" ON "SuccessNote"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "SuccessNote_authorId_idx" ON "SuccessNote"("authorId");

-- CreateIndex
CREATE INDEX "SuccessTask_userId_createdAt_id_idx" ON "SuccessTask"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "SuccessTask_createdById_idx" ON "SuccessTask"("createdById");

-- CreateIndex
CREATE INDEX "SuccessTask_closedById_idx" ON "SuccessTask"("closedById");

-- CreateIndex
CREATE UNIQUE INDEX "SuccessTask_userId_kind_key_key" ON "SuccessTask"("userId", "kind", "key");

-- CreateIndex
CREATE INDEX "User_successManagerId_createdAt_id_idx" ON "User"("successManagerId", "createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_successManagerId_fkey" FOREIGN KEY ("successManagerId") REFERENCES "SuccessManager"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SuccessManager" ADD CONSTRAINT "SuccessManager_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SuccessAssignment" ADD CONSTRAINT "SuccessAssignment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SuccessAssignment" ADD CONSTRAINT "SuccessAssignment_managerId_fkey" FOREIGN KEY ("managerId") REFERENCES "SuccessManager"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SuccessAssignment" ADD CONSTRAINT "SuccessAssignment_byId_fkey" FOREIGN KEY ("byId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SuccessNote" ADD CONSTRAINT "SuccessNote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SuccessNote" ADD CONSTRAINT "SuccessNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SuccessTask" ADD CONSTRAINT "SuccessTask_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SuccessTask" ADD CONSTRAINT "SuccessTask_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SuccessTask" ADD CONSTRAINT "SuccessTask_closedById_fkey" FOREIGN KEY ("closedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- Members without a success manager, whom the rule of assignment looks for.
CREATE INDEX "User_without_success_manager" ON "User" (id) WHERE "isMember" AND "archivedAt" IS NULL AND "successManagerId" IS NULL;

-- Open tasks: those of a member, and one for each reason of a playbook.
CREATE INDEX "SuccessTask_open" ON "SuccessTask" ("userId", "dueOn") WHERE status = 'OPEN';
CREATE INDEX "SuccessTask_open_of_playbooks" ON "SuccessTask" (kind, id) WHERE status = 'OPEN' AND key IS NOT NULL;
