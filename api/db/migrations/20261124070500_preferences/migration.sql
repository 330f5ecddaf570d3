-- CreateEnum
CREATE TYPE "Theme" AS ENUM ('light', 'dark', 'system');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "isLanguageChosen" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "savesData" BOOLEAN,
ADD COLUMN     "theme" "Theme";
