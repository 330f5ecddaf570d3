-- The questions of a feed that no answer is chosen for, the newest first: a home shows three of them.
CREATE INDEX "FeedPost_open_questions" ON "FeedPost"("feedId", "id" DESC)
  WHERE "parentId" IS NULL AND kind = 'QUESTION' AND "answerId" IS NULL AND "deletedAt" IS NULL AND "hiddenAt" IS NULL;
