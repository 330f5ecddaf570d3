-- The questions of a feed, answered or not, for its filter.
CREATE INDEX "FeedPost_questions" ON "FeedPost"("feedId", (id + 0) DESC) WHERE "parentId" IS NULL AND kind = 'QUESTION';
