-- Anonymising finds the notices that name a person by the teller in their key, `feed:{post}:{change}:{teller}:{day}`.
CREATE INDEX "Notice_by_feed_teller" ON "Notice" (split_part(key, ':', 4)) WHERE kind = 'FEED';
