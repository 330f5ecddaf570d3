-- A shared win is a copy: later changes of the win, which is private, do not change what the school reads.
ALTER TABLE "FeedPost" ADD COLUMN "winTitle" TEXT NOT NULL DEFAULT '', ADD COLUMN "winText" TEXT NOT NULL DEFAULT '', ADD COLUMN "winOn" DATE;
UPDATE "FeedPost" p SET "winTitle" = w.title, "winText" = w.text, "winOn" = w."achievedOn" FROM "Win" w WHERE w.id = p."winId";

-- What was reported, whatever becomes of the post.
ALTER TABLE "FeedReport" ADD COLUMN "text" TEXT NOT NULL DEFAULT '';
UPDATE "FeedReport" r SET text = p.text FROM "FeedPost" p WHERE p.id = r."postId";

-- Notices no longer hold words of posts, which may be hidden, deleted or changed.
UPDATE "Notice" SET facts = jsonb_set(facts::jsonb, '{reason}', 'null') WHERE kind = 'FEED' AND facts ->> 'change' IN ('mentioned', 'commented', 'answered');
