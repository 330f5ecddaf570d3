-- What the job forgetOld deletes is found by its age.
CREATE INDEX "RateCounter_windowStart_idx" ON "RateCounter"("windowStart");
CREATE INDEX "ResetRequest_createdAt_idx" ON "ResetRequest"("createdAt");
CREATE INDEX "Notice_createdAt_idx" ON "Notice"("createdAt");
