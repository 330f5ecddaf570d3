-- The few lessons that anybody may see are found without reading the many that nobody else may.
CREATE INDEX "Lesson_preview" ON "Lesson" ("unitId") WHERE "isPreview" AND status = 'PUBLISHED';

-- A certificate says why it was revoked once it is.
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_revoked" CHECK (("revokedAt" IS NULL) = ("revokeReason" IS NULL));
