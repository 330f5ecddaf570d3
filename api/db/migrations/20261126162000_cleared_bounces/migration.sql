-- AlterTable
ALTER TABLE "AddressBounce" ADD COLUMN     "clearedAt" TIMESTAMPTZ(3);
