-- CreateEnum
CREATE TYPE "ChallengeStart" AS ENUM ('FIXED', 'ROLLING');

-- CreateEnum
CREATE TYPE "ChallengeStatus" AS ENUM ('DRAFT', 'OPEN', 'ENDED');

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'CHALLENGE';

-- CreateTable
CREATE TABLE "Challenge" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "translations" JSONB,
    "days" INTEGER NOT NULL DEFAULT 12,
    "startMode" "ChallengeStart" NOT NULL DEFAULT 'ROLLING',
    "startsOn" DATE,
    "registrationFrom" TIMESTAMPTZ(3),
    "registrationTo" TIMESTAMPTZ(3),
    "status" "ChallengeStatus" NOT NULL DEFAULT 'DRAFT',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChallengeDay" (
    "id" SERIAL NOT NULL,
    "challengeId" INTEGER NOT NULL,
    "day" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "instructions" TEXT NOT NULL DEFAULT '',
    "link" TEXT NOT NULL DEFAULT '',
    "translations" JSONB,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ChallengeDay_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChallengeParticipant" (
    "id" SERIAL NOT NULL,
    "challengeId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "startsOn" DATE NOT NULL,
    "wantsBuddy" BOOLEAN NOT NULL DEFAULT false,
    "registeredAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),
    "endReason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ChallengeParticipant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChallengeTaskDone" (
    "id" SERIAL NOT NULL,
    "participantId" INTEGER NOT NULL,
    "day" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "doneAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChallengeTaskDone_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChallengeBuddy" (
    "id" SERIAL NOT NULL,
    "challengeId" INTEGER NOT NULL,
    "aId" INTEGER NOT NULL,
    "bId" INTEGER NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),
    "endReason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ChallengeBuddy_pkey" PRIMARY KEY ("id")
);

-- AlterTable
ALTER TABLE "AccountabilityGroup" ADD COLUMN "challengeId" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "Challenge_slug_key" ON "Challenge"("slug");
CREATE INDEX "Challenge_createdAt_id_idx" ON "Challenge"("createdAt" DESC, "id" DESC);
CREATE UNIQUE INDEX "ChallengeDay_challengeId_day_key" ON "ChallengeDay"("challengeId", "day");
CREATE UNIQUE INDEX "ChallengeParticipant_challengeId_userId_key" ON "ChallengeParticipant"("challengeId", "userId");
CREATE UNIQUE INDEX "ChallengeParticipant_challengeId_email_key" ON "ChallengeParticipant"("challengeId", "email");
CREATE INDEX "ChallengeParticipant_challengeId_registeredAt_id_idx" ON "ChallengeParticipant"("challengeId", "registeredAt" DESC, "id" DESC);
CREATE INDEX "ChallengeParticipant_userId_registeredAt_idx" ON "ChallengeParticipant"("userId", "registeredAt" DESC);
CREATE UNIQUE INDEX "ChallengeTaskDone_participantId_day_key" ON "ChallengeTaskDone"("participantId", "day");
CREATE INDEX "ChallengeBuddy_challengeId_idx" ON "ChallengeBuddy"("challengeId");
CREATE INDEX "ChallengeBuddy_aId_idx" ON "ChallengeBuddy"("aId");
CREATE INDEX "ChallengeBuddy_bId_idx" ON "ChallengeBuddy"("bId");
CREATE INDEX "AccountabilityGroup_challengeId_idx" ON "AccountabilityGroup"("challengeId");

-- AddForeignKey
ALTER TABLE "ChallengeDay" ADD CONSTRAINT "ChallengeDay_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "Challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ChallengeParticipant" ADD CONSTRAINT "ChallengeParticipant_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "Challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ChallengeParticipant" ADD CONSTRAINT "ChallengeParticipant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ChallengeTaskDone" ADD CONSTRAINT "ChallengeTaskDone_participantId_fkey" FOREIGN KEY ("participantId") REFERENCES "ChallengeParticipant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ChallengeBuddy" ADD CONSTRAINT "ChallengeBuddy_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "Challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ChallengeBuddy" ADD CONSTRAINT "ChallengeBuddy_aId_fkey" FOREIGN KEY ("aId") REFERENCES "ChallengeParticipant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ChallengeBuddy" ADD CONSTRAINT "ChallengeBuddy_bId_fkey" FOREIGN KEY ("bId") REFERENCES "ChallengeParticipant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AccountabilityGroup" ADD CONSTRAINT "AccountabilityGroup_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "Challenge"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A participant is in one open pair at most. All changes of pairs lock the challenge, so that nobody is in one as "a" and
-- in another as "b".
CREATE UNIQUE INDEX "ChallengeBuddy_one_open_a" ON "ChallengeBuddy"("aId") WHERE "endedAt" IS NULL;
CREATE UNIQUE INDEX "ChallengeBuddy_one_open_b" ON "ChallengeBuddy"("bId") WHERE "endedAt" IS NULL;
ALTER TABLE "ChallengeBuddy" ADD CONSTRAINT "ChallengeBuddy_two" CHECK ("aId" <> "bId");

ALTER TABLE "Challenge"
  ADD CONSTRAINT "Challenge_days" CHECK ("days" BETWEEN 1 AND 60),
  ADD CONSTRAINT "Challenge_start" CHECK (("startMode" = 'FIXED') = ("startsOn" IS NOT NULL)),
  ADD CONSTRAINT "Challenge_registration" CHECK ("registrationFrom" < "registrationTo"),
  -- One challenge at a time takes registrations; a missing limit is open.
  ADD CONSTRAINT "Challenge_one_open" EXCLUDE USING gist (tstzrange("registrationFrom", "registrationTo") WITH &&) WHERE ("status" = 'OPEN');
ALTER TABLE "ChallengeDay" ADD CONSTRAINT "ChallengeDay_day" CHECK ("day" BETWEEN 1 AND 60);

CREATE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "Challenge" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
CREATE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "ChallengeDay" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
