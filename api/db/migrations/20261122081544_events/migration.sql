-- CreateEnum
CREATE TYPE "EventKind" AS ENUM ('CLASS', 'WORKSHOP', 'COACHING', 'COMMUNITY', 'ORIENTATION', 'OTHER');

-- CreateEnum
CREATE TYPE "EventLocationKind" AS ENUM ('ONLINE', 'ONSITE', 'HYBRID');

-- CreateEnum
CREATE TYPE "EventRsvpMode" AS ENUM ('NONE', 'OPTIONAL', 'REQUIRED');

-- CreateEnum
CREATE TYPE "EventStatus" AS ENUM ('DRAFT', 'PUBLISHED', 'CANCELLED', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "EventOccurrenceStatus" AS ENUM ('SCHEDULED', 'CANCELLED', 'DROPPED');

-- CreateEnum
CREATE TYPE "EventAnswer" AS ENUM ('GOING', 'MAYBE', 'NO', 'WAITLISTED');

-- CreateEnum
CREATE TYPE "AttendanceMethod" AS ENUM ('JOIN', 'CODE', 'MANUAL', 'IMPORT');

-- CreateTable
CREATE TABLE "Event" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "translations" JSONB,
    "kind" "EventKind" NOT NULL DEFAULT 'CLASS',
    "startsAtLocal" TEXT NOT NULL,
    "durationMin" INTEGER NOT NULL,
    "tz" TEXT NOT NULL DEFAULT 'Asia/Manila',
    "allDay" BOOLEAN NOT NULL DEFAULT false,
    "rrule" TEXT,
    "seriesEnd" TEXT,
    "followsId" INTEGER,
    "locationKind" "EventLocationKind" NOT NULL DEFAULT 'ONLINE',
    "joinUrl" TEXT,
    "passcode" TEXT,
    "venue" TEXT NOT NULL DEFAULT '',
    "capacity" INTEGER,
    "minStageNumber" INTEGER,
    "isPublic" BOOLEAN NOT NULL DEFAULT false,
    "rsvp" "EventRsvpMode" NOT NULL DEFAULT 'OPTIONAL',
    "rsvpClosesMin" INTEGER,
    "reminderMin" INTEGER,
    "taskId" INTEGER,
    "status" "EventStatus" NOT NULL DEFAULT 'DRAFT',
    "baseVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EventHost" (
    "eventId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,

    CONSTRAINT "EventHost_pkey" PRIMARY KEY ("eventId","userId")
);

-- CreateTable
CREATE TABLE "EventAccessLevel" (
    "eventId" INTEGER NOT NULL,
    "accessLevelId" TEXT NOT NULL,

    CONSTRAINT "EventAccessLevel_pkey" PRIMARY KEY ("eventId","accessLevelId")
);

-- CreateTable
CREATE TABLE "EventBatch" (
    "eventId" INTEGER NOT NULL,
    "batchId" INTEGER NOT NULL,

    CONSTRAINT "EventBatch_pkey" PRIMARY KEY ("eventId","batchId")
);

-- CreateTable
CREATE TABLE "EventOccurrence" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "originalStart" TIMESTAMPTZ(3) NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "status" "EventOccurrenceStatus" NOT NULL DEFAULT 'SCHEDULED',
    "joinUrl" TEXT,
    "passcode" TEXT,
    "venue" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "translations" JSONB,
    "recordingUrl" TEXT,
    "checkinCode" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EventOccurrence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EventRsvp" (
    "occurrenceId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "answer" "EventAnswer" NOT NULL,
    "answeredAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "queuedAt" TIMESTAMPTZ(6),
    "remindedAt" TIMESTAMPTZ(3),

    CONSTRAINT "EventRsvp_pkey" PRIMARY KEY ("occurrenceId","userId")
);

-- CreateTable
CREATE TABLE "Attendance" (
    "occurrenceId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "method" "AttendanceMethod" NOT NULL,
    "attendedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "recordedById" INTEGER,

    CONSTRAINT "Attendance_pkey" PRIMARY KEY ("occurrenceId","userId")
);

-- CreateTable
CREATE TABLE "CalendarFeed" (
    "userId" INTEGER NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CalendarFeed_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE INDEX "Event_followsId_idx" ON "Event"("followsId");

-- CreateIndex
CREATE INDEX "Event_taskId_idx" ON "Event"("taskId");

-- CreateIndex
CREATE INDEX "Event_status_createdAt_id_idx" ON "Event"("status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Event_createdAt_id_idx" ON "Event"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "EventHost_userId_idx" ON "EventHost"("userId");

-- CreateIndex
CREATE INDEX "EventAccessLevel_accessLevelId_idx" ON "EventAccessLevel"("accessLevelId");

-- CreateIndex
CREATE INDEX "EventBatch_batchId_idx" ON "EventBatch"("batchId");

-- CreateIndex
CREATE INDEX "EventOccurrence_eventId_startsAt_idx" ON "EventOccurrence"("eventId", "startsAt");

-- CreateIndex
CREATE INDEX "EventOccurrence_startsAt_idx" ON "EventOccurrence"("startsAt");

-- CreateIndex
CREATE UNIQUE INDEX "EventOccurrence_eventId_originalStart_key" ON "EventOccurrence"("eventId", "originalStart");

-- CreateIndex
CREATE INDEX "EventRsvp_userId_idx" ON "EventRsvp"("userId");

-- CreateIndex
CREATE INDEX "EventRsvp_occurrenceId_answer_queuedAt_idx" ON "EventRsvp"("occurrenceId", "answer", "queuedAt");

-- CreateIndex
CREATE INDEX "Attendance_userId_idx" ON "Attendance"("userId");

-- CreateIndex
CREATE INDEX "Attendance_recordedById_idx" ON "Attendance"("recordedById");

-- CreateIndex
CREATE UNIQUE INDEX "CalendarFeed_tokenHash_key" ON "CalendarFeed"("tokenHash");

-- AddForeignKey
ALTER TABLE "Event" ADD CONSTRAINT "Event_followsId_fkey" FOREIGN KEY ("followsId") REFERENCES "Event"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Event" ADD CONSTRAINT "Event_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventHost" ADD CONSTRAINT "EventHost_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventHost" ADD CONSTRAINT "EventHost_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventAccessLevel" ADD CONSTRAINT "EventAccessLevel_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventAccessLevel" ADD CONSTRAINT "EventAccessLevel_accessLevelId_fkey" FOREIGN KEY ("accessLevelId") REFERENCES "AccessLevel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventBatch" ADD CONSTRAINT "EventBatch_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventBatch" ADD CONSTRAINT "EventBatch_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventOccurrence" ADD CONSTRAINT "EventOccurrence_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventRsvp" ADD CONSTRAINT "EventRsvp_occurrenceId_fkey" FOREIGN KEY ("occurrenceId") REFERENCES "EventOccurrence"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventRsvp" ADD CONSTRAINT "EventRsvp_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attendance" ADD CONSTRAINT "Attendance_occurrenceId_fkey" FOREIGN KEY ("occurrenceId") REFERENCES "EventOccurrence"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attendance" ADD CONSTRAINT "Attendance_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attendance" ADD CONSTRAINT "Attendance_recordedById_fkey" FOREIGN KEY ("recordedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarFeed" ADD CONSTRAINT "CalendarFeed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What Prisma's schema language cannot say.
ALTER TABLE "Event" ADD CONSTRAINT "Event_numbers" CHECK (
  "durationMin" BETWEEN 1 AND 20160 AND (capacity IS NULL OR capacity > 0) AND ("minStageNumber" IS NULL OR "minStageNumber" >= 0)
  AND ("rsvpClosesMin" IS NULL OR "rsvpClosesMin" BETWEEN 0 AND 43200) AND ("reminderMin" IS NULL OR "reminderMin" BETWEEN 5 AND 10080)),
  ADD CONSTRAINT "Event_wall_time" CHECK ("startsAtLocal" ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$' AND "seriesEnd" ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$');
ALTER TABLE "EventOccurrence" ADD CONSTRAINT "EventOccurrence_order" CHECK ("endsAt" > "startsAt");
ALTER TABLE "EventRsvp" ADD CONSTRAINT "EventRsvp_queue" CHECK ((answer = 'WAITLISTED') = ("queuedAt" IS NOT NULL));

-- What the nightly job makes more dates of, and whom the reminders are still for.
CREATE INDEX "Event_recurring" ON "Event" (id) WHERE rrule IS NOT NULL AND status IN ('DRAFT', 'PUBLISHED');
CREATE INDEX "EventRsvp_to_remind" ON "EventRsvp" ("occurrenceId", "userId") WHERE answer = 'GOING' AND "remindedAt" IS NULL;

-- Global search.
CREATE INDEX "Event_search_words" ON "Event" USING gin (app.searched_words(title, translations #>> '{fil,title}'));
CREATE INDEX "Event_search_title" ON "Event" USING gin (app.searched(title, translations #>> '{fil,title}') gin_trgm_ops);

CREATE FUNCTION app.events_resembling(typed text) RETURNS SETOF int LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.42 AS $$
  SELECT id FROM "Event" WHERE app.unaccent(typed) <% app.searched(title, translations #>> '{fil,title}') LIMIT 400
$$;
