-- AlterTable
ALTER TABLE "Report" ADD COLUMN     "feedDrawnAt" TIMESTAMPTZ(3),
ADD COLUMN     "feedHash" BYTEA;

-- CreateIndex
CREATE UNIQUE INDEX "Report_feedHash_key" ON "Report"("feedHash");
