-- CreateEnum
CREATE TYPE "FormKind" AS ENUM ('GENERAL', 'JOURNEY', 'WAITLIST', 'SURVEY', 'APPLICATION');

-- CreateEnum
CREATE TYPE "FormStatus" AS ENUM ('DRAFT', 'PUBLISHED', 'CLOSED', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "FormOnce" AS ENUM ('NONE', 'USER', 'EMAIL');

-- CreateEnum
CREATE TYPE "ResponseStatus" AS ENUM ('PARTIAL', 'SUBMITTED', 'REVIEWED', 'ARCHIVED');

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'FORM_SENT';

-- AlterTable
ALTER TABLE "Batch" ADD COLUMN     "requiresJourneyForm" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Form" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "kind" "FormKind" NOT NULL DEFAULT 'GENERAL',
    "status" "FormStatus" NOT NULL DEFAULT 'DRAFT',
    "title" TEXT NOT NULL,
    "intro" TEXT NOT NULL DEFAULT '',
    "successText" TEXT NOT NULL DEFAULT '',
    "translations" JSONB,
    "loginRequired" BOOLEAN NOT NULL DEFAULT false,
    "oncePer" "FormOnce" NOT NULL DEFAULT 'NONE',
    "allowsEdit" BOOLEAN NOT NULL DEFAULT false,
    "opensAt" TIMESTAMPTZ(3),
    "closesAt" TIMESTAMPTZ(3),
    "maxResponses" INTEGER,
    "redirectUrl" TEXT,
    "funnelId" TEXT,
    "draft" JSONB NOT NULL DEFAULT '{"fields":[]}',
    "version" INTEGER NOT NULL DEFAULT 0,
    "publishedId" INTEGER,
    "sentCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Form_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FormVersion" (
    "id" SERIAL NOT NULL,
    "formId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "schema" JSONB NOT NULL,
    "editorId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FormVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FormResponse" (
    "id" SERIAL NOT NULL,
    "formId" INTEGER NOT NULL,
    "versionId" INTEGER NOT NULL,
    "userId" INTEGER,
    "email" TEXT NOT NULL DEFAULT '',
    "status" "ResponseStatus" NOT NULL DEFAULT 'PARTIAL',
    "answers" JSONB NOT NULL DEFAULT '{}',
    "keyHash" TEXT,
    "onceKey" TEXT,
    "reviewerId" INTEGER,
    "note" TEXT NOT NULL DEFAULT '',
    "submittedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FormResponse_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FormResponseFile" (
    "responseId" INTEGER NOT NULL,
    "fileId" INTEGER NOT NULL,

    CONSTRAINT "FormResponseFile_pkey" PRIMARY KEY ("responseId","fileId")
);

-- CreateTable
CREATE TABLE "FormWatcher" (
    "formId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,

    CONSTRAINT "FormWatcher_pkey" PRIMARY KEY ("formId","userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Form_slug_key" ON "Form"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "Form_publishedId_key" ON "Form"("publishedId");

-- CreateIndex
CREATE INDEX "Form_funnelId_idx" ON "Form"("funnelId");

-- CreateIndex
CREATE INDEX "Form_createdAt_id_idx" ON "Form"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "FormVersion_editorId_idx" ON "FormVersion"("editorId");

-- CreateIndex
CREATE UNIQUE INDEX "FormVersion_formId_number_key" ON "FormVersion"("formId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "FormResponse_keyHash_key" ON "FormResponse"("keyHash");

-- CreateIndex
CREATE INDEX "FormResponse_formId_status_submittedAt_id_idx" ON "FormResponse"("formId", "status", "submittedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "FormResponse_userId_formId_idx" ON "FormResponse"("userId", "formId");

-- CreateIndex
CREATE INDEX "FormResponse_versionId_idx" ON "FormResponse"("versionId");

-- CreateIndex
CREATE INDEX "FormResponse_reviewerId_idx" ON "FormResponse"("reviewerId");

-- CreateIndex
CREATE UNIQUE INDEX "FormResponse_formId_onceKey_key" ON "FormResponse"("formId", "onceKey");

-- CreateIndex
CREATE INDEX "FormResponseFile_fileId_idx" ON "FormResponseFile"("fileId");

-- CreateIndex
CREATE INDEX "FormWatcher_userId_idx" ON "FormWatcher"("userId");

-- AddForeignKey
ALTER TABLE "Form" ADD CONSTRAINT "Form_funnelId_fkey" FOREIGN KEY ("funnelId") REFERENCES "Funnel"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Form" ADD CONSTRAINT "Form_publishedId_fkey" FOREIGN KEY ("publishedId") REFERENCES "FormVersion"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormVersion" ADD CONSTRAINT "FormVersion_formId_fkey" FOREIGN KEY ("formId") REFERENCES "Form"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormVersion" ADD CONSTRAINT "FormVersion_editorId_fkey" FOREIGN KEY ("editorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormResponse" ADD CONSTRAINT "FormResponse_formId_fkey" FOREIGN KEY ("formId") REFERENCES "Form"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormResponse" ADD CONSTRAINT "FormResponse_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "FormVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormResponse" ADD CONSTRAINT "FormResponse_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormResponse" ADD CONSTRAINT "FormResponse_reviewerId_fkey" FOREIGN KEY ("reviewerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormResponseFile" ADD CONSTRAINT "FormResponseFile_responseId_fkey" FOREIGN KEY ("responseId") REFERENCES "FormResponse"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormResponseFile" ADD CONSTRAINT "FormResponseFile_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormWatcher" ADD CONSTRAINT "FormWatcher_formId_fkey" FOREIGN KEY ("formId") REFERENCES "Form"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormWatcher" ADD CONSTRAINT "FormWatcher_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- One unsent response of a person to a form.
CREATE UNIQUE INDEX "FormResponse_one_unsent" ON "FormResponse"("formId", "userId") WHERE status = 'PARTIAL' AND "userId" IS NOT NULL;

-- Sent responses, the newest first.
CREATE INDEX "FormResponse_newest" ON "FormResponse"("formId", "submittedAt" DESC, id DESC) WHERE status <> 'PARTIAL';

-- Sent responses by the beginning of the address.
CREATE INDEX "FormResponse_by_address" ON "FormResponse"("formId", email text_pattern_ops) WHERE status <> 'PARTIAL';

-- Old unsent responses are deleted by this index.
CREATE INDEX "FormResponse_unsent" ON "FormResponse"("updatedAt") WHERE status = 'PARTIAL';

CREATE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "Form" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
