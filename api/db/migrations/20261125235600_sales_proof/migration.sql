-- What sales pages show of people, with their consent (docs/decisions/0066): the story of a coach and members' wins.
ALTER TABLE "UserProfile" ADD COLUMN "story" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "storyFil" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "coachShownSince" TIMESTAMPTZ(3);

CREATE INDEX "UserProfile_shown_coaches" ON "UserProfile"("userId") WHERE "coachShownSince" IS NOT NULL;

CREATE TYPE "ShownName" AS ENUM ('FIRST_AND_INITIAL', 'FULL');

ALTER TABLE "Win" ADD COLUMN "shownSince" TIMESTAMPTZ(3),
  ADD COLUMN "shownAs" "ShownName",
  ADD COLUMN "featuredAt" TIMESTAMPTZ(3),
  ADD COLUMN "featuredById" INTEGER;

ALTER TABLE "Win" ADD CONSTRAINT "Win_featuredById_fkey" FOREIGN KEY ("featuredById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Nothing is shown without a consent that names how.
ALTER TABLE "Win" ADD CONSTRAINT "Win_consent" CHECK (("shownSince" IS NULL) = ("shownAs" IS NULL)),
  ADD CONSTRAINT "Win_featured" CHECK ("featuredAt" IS NULL OR "shownSince" IS NOT NULL);

CREATE INDEX "Win_featuredById_idx" ON "Win"("featuredById");
CREATE INDEX "Win_featured_newest" ON "Win"("achievedOn" DESC, id DESC) WHERE "featuredAt" IS NOT NULL;
CREATE INDEX "Win_consented" ON "Win"("shownSince" DESC, id DESC) WHERE "shownSince" IS NOT NULL;
