-- The log is read newest first, of an entity or of a person, however long it grows.
CREATE INDEX "InfoLog_entity_createdAt_idx" ON "InfoLog" ("entity", "createdAt");
CREATE INDEX "InfoLog_actorUserId_createdAt_idx" ON "InfoLog" ("actorUserId", "createdAt");
