CREATE TYPE "PictureState" AS ENUM ('AS_SENT', 'DRAWN', 'BROKEN');
ALTER TABLE "StoredFile" ADD COLUMN "picture" "PictureState" NOT NULL DEFAULT 'AS_SENT';
