-- AlterEnum
ALTER TYPE "RecipientState" ADD VALUE 'KEPT' AFTER 'MAILED';

-- AlterTable
ALTER TABLE "Announcement" ADD COLUMN     "keptCount" INTEGER NOT NULL DEFAULT 0;
