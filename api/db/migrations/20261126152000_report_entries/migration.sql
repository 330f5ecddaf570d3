-- Lists of what a report's number counts are read by day.

-- CreateIndex
CREATE INDEX "Attendance_attendedAt_idx" ON "Attendance"("attendedAt" DESC);

-- CreateIndex
CREATE INDEX "Certificate_issuedAt_idx" ON "Certificate"("issuedAt" DESC);

-- CreateIndex
CREATE INDEX "CheckIn_sentAt_idx" ON "CheckIn"("sentAt" DESC);

-- CreateIndex
CREATE INDEX "FeedPost_createdAt_idx" ON "FeedPost"("createdAt" DESC);

-- CreateIndex
CREATE INDEX "Invoice_issuedAt_idx" ON "Invoice"("issuedAt" DESC);

-- CreateIndex
CREATE INDEX "LessonProgress_completedAt_idx" ON "LessonProgress"("completedAt" DESC);

-- CreateIndex
CREATE INDEX "MoveUpRequest_decidedAt_idx" ON "MoveUpRequest"("decidedAt" DESC);

-- CreateIndex
CREATE INDEX "Subscription_expiry_idx" ON "Subscription"("expiry" DESC);

-- CreateIndex
CREATE INDEX "User_memberSince_idx" ON "User"("memberSince" DESC);

-- CreateIndex
CREATE INDEX "UserTask_completedAt_idx" ON "UserTask"("completedAt" DESC);

