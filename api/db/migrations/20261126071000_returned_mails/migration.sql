-- AlterTable
ALTER TABLE "AddressBounce" ADD COLUMN     "returnedAt" TIMESTAMPTZ(3);
