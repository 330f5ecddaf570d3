-- CreateEnum
CREATE TYPE "PublicPage" AS ENUM ('FREE_TRAINING', 'FREELANCING');

-- CreateEnum
CREATE TYPE "Opening" AS ENUM ('AT_ONCE', 'DATE', 'ENROLMENT', 'BATCH_LAUNCH', 'PREVIOUS_LESSON', 'STAGE');

-- DropIndex
DROP INDEX "CourseProgress_courseId_idx";

-- AlterTable
ALTER TABLE "Course" ADD COLUMN     "baseVersion" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "hasCertificate" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "introText" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "introVideoUrl" TEXT,
ADD COLUMN     "lessonCount" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "publicPage" "PublicPage",
ADD COLUMN     "requiredCount" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "videoSeconds" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Unit" ADD COLUMN     "opensAfterDays" INTEGER,
ADD COLUMN     "opensAtStage" INTEGER,
ADD COLUMN     "opensBy" "Opening" NOT NULL DEFAULT 'AT_ONCE',
ADD COLUMN     "opensOn" DATE;

-- AlterTable
ALTER TABLE "Lesson" ADD COLUMN     "audioFileId" INTEGER,
ADD COLUMN     "opensAfterDays" INTEGER,
ADD COLUMN     "opensAtStage" INTEGER,
ADD COLUMN     "opensBy" "Opening" NOT NULL DEFAULT 'AT_ONCE',
ADD COLUMN     "opensOn" DATE,
ADD COLUMN     "transcript" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "videoFileId" INTEGER;

-- AlterTable
ALTER TABLE "CourseProgress" ADD COLUMN     "lastOpenedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "Track" (
    "id" SERIAL NOT NULL,
    "courseId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "translations" JSONB,
    "position" INTEGER NOT NULL DEFAULT 0,
    "accessLevelId" TEXT,
    "batchId" INTEGER,
    "minStageNumber" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Track_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TrackUnit" (
    "trackId" INTEGER NOT NULL,
    "unitId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "TrackUnit_pkey" PRIMARY KEY ("trackId","unitId")
);

-- CreateTable
CREATE TABLE "CourseBatch" (
    "courseId" INTEGER NOT NULL,
    "batchId" INTEGER NOT NULL,

    CONSTRAINT "CourseBatch_pkey" PRIMARY KEY ("courseId","batchId")
);

-- CreateTable
CREATE TABLE "LessonFile" (
    "id" SERIAL NOT NULL,
    "lessonId" INTEGER NOT NULL,
    "fileId" INTEGER,
    "url" TEXT,
    "title" TEXT NOT NULL,
    "translations" JSONB,
    "category" TEXT NOT NULL,
    "isDownloadable" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "archivedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LessonFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LessonCaption" (
    "lessonId" INTEGER NOT NULL,
    "lang" TEXT NOT NULL,
    "vtt" TEXT NOT NULL,

    CONSTRAINT "LessonCaption_pkey" PRIMARY KEY ("lessonId","lang")
);

-- CreateTable
CREATE TABLE "LessonNote" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "lessonId" INTEGER NOT NULL,
    "positionSec" INTEGER,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LessonNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OpeningOverride" (
    "id" SERIAL NOT NULL,
    "unitId" INTEGER,
    "lessonId" INTEGER,
    "userId" INTEGER,
    "batchId" INTEGER,
    "opensOn" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OpeningOverride_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Certificate" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "courseTitle" TEXT NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" TIMESTAMPTZ(3),
    "revokeReason" TEXT,

    CONSTRAINT "Certificate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CourseCount" (
    "courseId" INTEGER NOT NULL,
    "started" INTEGER NOT NULL DEFAULT 0,
    "finished" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "CourseCount_pkey" PRIMARY KEY ("courseId")
);

-- CreateTable
CREATE TABLE "LessonCount" (
    "lessonId" INTEGER NOT NULL,
    "opened" INTEGER NOT NULL DEFAULT 0,
    "completed" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "LessonCount_pkey" PRIMARY KEY ("lessonId")
);

-- CreateIndex
CREATE INDEX "Track_courseId_position_idx" ON "Track"("courseId", "position");

-- CreateIndex
CREATE INDEX "Track_accessLevelId_idx" ON "Track"("accessLevelId");

-- CreateIndex
CREATE INDEX "Track_batchId_idx" ON "Track"("batchId");

-- CreateIndex
CREATE INDEX "TrackUnit_unitId_idx" ON "TrackUnit"("unitId");

-- CreateIndex
CREATE INDEX "CourseBatch_batchId_idx" ON "CourseBatch"("batchId");

-- CreateIndex
CREATE INDEX "LessonFile_lessonId_position_idx" ON "LessonFile"("lessonId", "position");

-- CreateIndex
CREATE INDEX "LessonFile_fileId_idx" ON "LessonFile"("fileId");

-- CreateIndex
CREATE INDEX "LessonNote_userId_lessonId_idx" ON "LessonNote"("userId", "lessonId");

-- CreateIndex
CREATE INDEX "LessonNote_lessonId_idx" ON "LessonNote"("lessonId");

-- CreateIndex
CREATE INDEX "OpeningOverride_unitId_idx" ON "OpeningOverride"("unitId");

-- CreateIndex
CREATE INDEX "OpeningOverride_lessonId_idx" ON "OpeningOverride"("lessonId");

-- CreateIndex
CREATE INDEX "OpeningOverride_userId_idx" ON "OpeningOverride"("userId");

-- CreateIndex
CREATE INDEX "OpeningOverride_batchId_idx" ON "OpeningOverride"("batchId");

-- CreateIndex
CREATE UNIQUE INDEX "Certificate_code_key" ON "Certificate"("code");

-- CreateIndex
CREATE INDEX "Certificate_courseId_idx" ON "Certificate"("courseId");

-- CreateIndex
CREATE UNIQUE INDEX "Certificate_userId_courseId_key" ON "Certificate"("userId", "courseId");

-- CreateIndex
CREATE UNIQUE INDEX "Course_publicPage_key" ON "Course"("publicPage");

-- CreateIndex
CREATE INDEX "Lesson_videoFileId_idx" ON "Lesson"("videoFileId");

-- CreateIndex
CREATE INDEX "Lesson_audioFileId_idx" ON "Lesson"("audioFileId");

-- CreateIndex
CREATE INDEX "CourseProgress_courseId_lastOpenedAt_idx" ON "CourseProgress"("courseId", "lastOpenedAt");

-- AddForeignKey
ALTER TABLE "Track" ADD CONSTRAINT "Track_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Track" ADD CONSTRAINT "Track_accessLevelId_fkey" FOREIGN KEY ("accessLevelId") REFERENCES "AccessLevel"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Track" ADD CONSTRAINT "Track_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrackUnit" ADD CONSTRAINT "TrackUnit_trackId_fkey" FOREIGN KEY ("trackId") REFERENCES "Track"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrackUnit" ADD CONSTRAINT "TrackUnit_unitId_fkey" FOREIGN KEY ("unitId") REFERENCES "Unit"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CourseBatch" ADD CONSTRAINT "CourseBatch_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CourseBatch" ADD CONSTRAINT "CourseBatch_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Lesson" ADD CONSTRAINT "Lesson_videoFileId_fkey" FOREIGN KEY ("videoFileId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Lesson" ADD CONSTRAINT "Lesson_audioFileId_fkey" FOREIGN KEY ("audioFileId") REFERENCES "StoredFile"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LessonFile" ADD CONSTRAINT "LessonFile_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "Lesson"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LessonFile" ADD CONSTRAINT "LessonFile_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LessonCaption" ADD CONSTRAINT "LessonCaption_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "Lesson"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LessonNote" ADD CONSTRAINT "LessonNote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LessonNote" ADD CONSTRAINT "LessonNote_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "Lesson"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OpeningOverride" ADD CONSTRAINT "OpeningOverride_unitId_fkey" FOREIGN KEY ("unitId") REFERENCES "Unit"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OpeningOverride" ADD CONSTRAINT "OpeningOverride_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "Lesson"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OpeningOverride" ADD CONSTRAINT "OpeningOverride_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OpeningOverride" ADD CONSTRAINT "OpeningOverride_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CourseCount" ADD CONSTRAINT "CourseCount_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LessonCount" ADD CONSTRAINT "LessonCount_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "Lesson"("id") ON DELETE CASCADE ON UPDATE CASCADE;

