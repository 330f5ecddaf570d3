-- AlterTable
ALTER TABLE "Report" ADD COLUMN     "feedVersion" INTEGER;

-- Addresses that were drawn before stay as they are until their owner's access next ends.
UPDATE "Report" r SET "feedVersion" = u."authVersion" FROM "User" u WHERE u.id = r."ownerId" AND r."feedHash" IS NOT NULL;
