-- CreateEnum
CREATE TYPE "ChangelogCategory" AS ENUM ('NEW', 'IMPROVED', 'FIXED', 'NOTICE');

-- CreateEnum
CREATE TYPE "ChangelogStatus" AS ENUM ('DRAFT', 'PUBLISHED', 'ARCHIVED');

-- CreateTable
CREATE TABLE "ChangelogEntry" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL DEFAULT '',
    "translations" JSONB,
    "category" "ChangelogCategory" NOT NULL,
    "status" "ChangelogStatus" NOT NULL DEFAULT 'DRAFT',
    "publishAt" TIMESTAMPTZ(3),
    "pinned" BOOLEAN NOT NULL DEFAULT false,
    "isPublic" BOOLEAN NOT NULL DEFAULT false,
    "roles" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ChangelogEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChangelogRead" (
    "userId" INTEGER NOT NULL,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ChangelogRead_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE INDEX "ChangelogEntry_status_pinned_publishAt_idx" ON "ChangelogEntry"("status", "pinned", "publishAt");

-- AddForeignKey
ALTER TABLE "ChangelogRead" ADD CONSTRAINT "ChangelogRead_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is published has a moment from which it shows.
ALTER TABLE "ChangelogEntry" ADD CONSTRAINT "ChangelogEntry_published_at" CHECK (status <> 'PUBLISHED' OR "publishAt" IS NOT NULL);
