-- A level with more rights than a member's is sold only if those who edit levels allow it, and no level has a rank by
-- chance.
ALTER TABLE "AccessLevel" ADD COLUMN "maySell" BOOLEAN NOT NULL DEFAULT false, ALTER COLUMN "rank" DROP DEFAULT;
