-- CreateEnum
CREATE TYPE "ResourceFileStatus" AS ENUM ('DRAFT', 'PUBLISHED', 'ARCHIVED');

-- CreateTable
CREATE TABLE "ResourceFile" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "translations" JSONB,
    "fileId" INTEGER,
    "url" TEXT,
    "category" TEXT NOT NULL,
    "folderId" INTEGER,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "isPublic" BOOLEAN NOT NULL DEFAULT false,
    "minStageNumber" INTEGER,
    "status" "ResourceFileStatus" NOT NULL DEFAULT 'DRAFT',
    "version" INTEGER NOT NULL DEFAULT 1,
    "baseVersion" INTEGER NOT NULL DEFAULT 1,
    "isPinned" BOOLEAN NOT NULL DEFAULT false,
    "publishedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),
    "downloads" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ResourceFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ResourceFolder" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "translations" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ResourceFolder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ResourceFileAccessLevel" (
    "resourceFileId" INTEGER NOT NULL,
    "accessLevelId" TEXT NOT NULL,

    CONSTRAINT "ResourceFileAccessLevel_pkey" PRIMARY KEY ("resourceFileId","accessLevelId")
);

-- CreateTable
CREATE TABLE "ResourceFileBatch" (
    "resourceFileId" INTEGER NOT NULL,
    "batchId" INTEGER NOT NULL,

    CONSTRAINT "ResourceFileBatch_pkey" PRIMARY KEY ("resourceFileId","batchId")
);

-- CreateTable
CREATE TABLE "ResourceVersion" (
    "resourceFileId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "fileId" INTEGER,
    "url" TEXT,
    "category" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "translations" JSONB,
    "editorId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ResourceVersion_pkey" PRIMARY KEY ("resourceFileId","version")
);

-- CreateTable
CREATE TABLE "ResourceDownload" (
    "id" SERIAL NOT NULL,
    "resourceFileId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "userId" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ResourceDownload_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ResourceFile_fileId_idx" ON "ResourceFile"("fileId");

-- CreateIndex
CREATE INDEX "ResourceFile_folderId_idx" ON "ResourceFile"("folderId");

-- CreateIndex
CREATE INDEX "ResourceFile_status_isPinned_publishedAt_id_idx" ON "ResourceFile"("status", "isPinned" DESC, "publishedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ResourceFile_createdAt_id_idx" ON "ResourceFile"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ResourceFileAccessLevel_accessLevelId_idx" ON "ResourceFileAccessLevel"("accessLevelId");

-- CreateIndex
CREATE INDEX "ResourceFileBatch_batchId_idx" ON "ResourceFileBatch"("batchId");

-- CreateIndex
CREATE INDEX "ResourceVersion_fileId_idx" ON "ResourceVersion"("fileId");

-- CreateIndex
CREATE INDEX "ResourceVersion_editorId_idx" ON "ResourceVersion"("editorId");

-- CreateIndex
CREATE INDEX "ResourceDownload_resourceFileId_version_idx" ON "ResourceDownload"("resourceFileId", "version");

-- CreateIndex
CREATE INDEX "ResourceDownload_userId_resourceFileId_version_idx" ON "ResourceDownload"("userId", "resourceFileId", "version");

-- AddForeignKey
ALTER TABLE "ResourceFile" ADD CONSTRAINT "ResourceFile_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceFile" ADD CONSTRAINT "ResourceFile_folderId_fkey" FOREIGN KEY ("folderId") REFERENCES "ResourceFolder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceFileAccessLevel" ADD CONSTRAINT "ResourceFileAccessLevel_resourceFileId_fkey" FOREIGN KEY ("resourceFileId") REFERENCES "ResourceFile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceFileAccessLevel" ADD CONSTRAINT "ResourceFileAccessLevel_accessLevelId_fkey" FOREIGN KEY ("accessLevelId") REFERENCES "AccessLevel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceFileBatch" ADD CONSTRAINT "ResourceFileBatch_resourceFileId_fkey" FOREIGN KEY ("resourceFileId") REFERENCES "ResourceFile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceFileBatch" ADD CONSTRAINT "ResourceFileBatch_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceVersion" ADD CONSTRAINT "ResourceVersion_resourceFileId_fkey" FOREIGN KEY ("resourceFileId") REFERENCES "ResourceFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceVersion" ADD CONSTRAINT "ResourceVersion_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceVersion" ADD CONSTRAINT "ResourceVersion_editorId_fkey" FOREIGN KEY ("editorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceDownload" ADD CONSTRAINT "ResourceDownload_resourceFileId_version_fkey" FOREIGN KEY ("resourceFileId", "version") REFERENCES "ResourceVersion"("resourceFileId", "version") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceDownload" ADD CONSTRAINT "ResourceDownload_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;



-- What Prisma's schema language cannot say.
ALTER TABLE "ResourceFile"
  ADD CONSTRAINT "ResourceFile_numbers" CHECK (version >= 1 AND downloads >= 0 AND ("minStageNumber" IS NULL OR "minStageNumber" >= 0)),
  ADD CONSTRAINT "ResourceFile_file_or_url" CHECK (("fileId" IS NULL) <> (url IS NULL)),
  ADD CONSTRAINT "ResourceFile_published" CHECK (status <> 'PUBLISHED' OR "publishedAt" IS NOT NULL);
ALTER TABLE "ResourceVersion"
  ADD CONSTRAINT "ResourceVersion_file_or_url" CHECK (("fileId" IS NULL) <> (url IS NULL));
CREATE UNIQUE INDEX "ResourceFolder_name" ON "ResourceFolder" (lower(name));

-- A click is a row, and the resource's count of them is kept where they are written.
CREATE FUNCTION app.count_download() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "ResourceFile" SET downloads = downloads + 1 WHERE id = NEW."resourceFileId";
  RETURN NULL;
END $$;
CREATE TRIGGER count_download AFTER INSERT ON "ResourceDownload" FOR EACH ROW EXECUTE FUNCTION app.count_download();

CREATE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "ResourceFile" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
CREATE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "ResourceFolder" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();

-- What visitors read: few of many.
CREATE INDEX "ResourceFile_public" ON "ResourceFile" ("isPinned" DESC, "publishedAt" DESC, id DESC) WHERE status = 'PUBLISHED' AND "isPublic";

-- Global search.
CREATE INDEX "ResourceFile_search_words" ON "ResourceFile" USING gin (app.searched_words(title, translations #>> '{fil,title}'));
CREATE INDEX "ResourceFile_search_title" ON "ResourceFile" USING gin (app.searched(title, translations #>> '{fil,title}') gin_trgm_ops);
