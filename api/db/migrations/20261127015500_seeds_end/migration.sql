-- When the seeds have ended; without a row `npm start` runs them. It is no model: the server never reads it.
CREATE TABLE app.seeds_end ("endedAt" timestamptz(3) PRIMARY KEY DEFAULT now());

-- A database from before this migration was seeded, unless it is empty.
INSERT INTO app.seeds_end SELECT now() WHERE EXISTS (SELECT 1 FROM "AccessLevel");
