-- The posts of a feed in the order of an expression that no other index has. In the order of their ids, the planner walks
-- the primary key through the posts of all other feeds when it takes one feed for most of the table.
DROP INDEX "FeedPost_page";
CREATE INDEX "FeedPost_page" ON "FeedPost"("feedId", (id + 0) DESC) WHERE "parentId" IS NULL;
DROP INDEX "FeedPost_open_questions";
CREATE INDEX "FeedPost_open_questions" ON "FeedPost"("feedId", (id + 0) DESC)
  WHERE "parentId" IS NULL AND kind = 'QUESTION' AND "answerId" IS NULL AND "deletedAt" IS NULL AND "hiddenAt" IS NULL;
