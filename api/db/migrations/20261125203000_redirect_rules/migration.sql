CREATE TYPE "RedirectMatch" AS ENUM ('EXACT', 'PREFIX', 'PATTERN');
CREATE TYPE "RedirectParams" AS ENUM ('KEEP', 'DROP', 'EXACT');
CREATE TYPE "RedirectAudience" AS ENUM ('ANYONE', 'VISITORS', 'SIGNED_IN');

ALTER TABLE "RedirectRule"
  ADD COLUMN "match" "RedirectMatch" NOT NULL DEFAULT 'EXACT',
  ADD COLUMN "stem" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "code" INTEGER NOT NULL DEFAULT 302,
  ADD COLUMN "params" "RedirectParams" NOT NULL DEFAULT 'KEEP',
  ADD COLUMN "audience" "RedirectAudience" NOT NULL DEFAULT 'ANYONE',
  ADD COLUMN "levelNames" TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN "startsAt" TIMESTAMPTZ(3),
  ADD COLUMN "endsAt" TIMESTAMPTZ(3),
  ADD COLUMN "priority" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "note" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "hits" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "lastHitAt" TIMESTAMPTZ(3),
  ALTER COLUMN "target" SET DEFAULT '';

-- The only rules so far are exact ones.
UPDATE "RedirectRule" SET "source" = lower("source"), "stem" = lower("source"), "params" = 'DROP';

ALTER TABLE "RedirectRule"
  ALTER COLUMN "stem" DROP DEFAULT,
  ADD CONSTRAINT "RedirectRule_code" CHECK ("code" IN (301, 302, 307, 308, 410)),
  ADD CONSTRAINT "RedirectRule_target" CHECK (("code" = 410) = ("target" = ''));

DROP INDEX "RedirectRule_source_key";
CREATE UNIQUE INDEX "RedirectRule_source_match_priority_key" ON "RedirectRule"("source", "match", "priority");
CREATE INDEX "RedirectRule_match_stem_idx" ON "RedirectRule"("match", "stem");

CREATE TABLE "MissedPath" (
    "path" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "referrer" TEXT NOT NULL DEFAULT '',
    "lastAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MissedPath_pkey" PRIMARY KEY ("path")
);

CREATE INDEX "MissedPath_count_path_idx" ON "MissedPath"("count" DESC, "path");
CREATE INDEX "MissedPath_lastAt_path_idx" ON "MissedPath"("lastAt" DESC, "path");
