-- The few lessons that anybody may see are found without reading the many that nobody else may.
CREATE INDEX "Lesson_preview" ON "Lesson" ("unitId") WHERE "isPreview" AND status = 'PUBLISHED';

-- A certificate says why it was revoked once it is.
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_revoked" CHECK (("revokedAt" IS NULL) = ("revokeReason" IS NULL));

-- What goes with a lesson is a file or an address: emptied by itself it would be neither, so its file stays while it stands.
ALTER TABLE "LessonFile" DROP CONSTRAINT "LessonFile_fileId_fkey";
ALTER TABLE "LessonFile" ADD CONSTRAINT "LessonFile_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "StoredFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
