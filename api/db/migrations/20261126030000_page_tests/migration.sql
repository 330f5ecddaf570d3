-- CreateEnum
CREATE TYPE "PageVariant" AS ENUM ('A', 'B');

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "pageTestId" INTEGER,
ADD COLUMN     "variant" "PageVariant";

-- CreateTable
CREATE TABLE "PageTest" (
    "id" SERIAL NOT NULL,
    "pageId" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "version" INTEGER NOT NULL,
    "visitorsA" INTEGER NOT NULL DEFAULT 0,
    "visitorsB" INTEGER NOT NULL DEFAULT 0,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),
    "kept" "PageVariant",

    CONSTRAINT "PageTest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PageTest_pageId_id_idx" ON "PageTest"("pageId", "id" DESC);

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_pageTestId_fkey" FOREIGN KEY ("pageTestId") REFERENCES "PageTest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PageTest" ADD CONSTRAINT "PageTest_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "LandingPage"("id") ON DELETE CASCADE ON UPDATE CASCADE;


CREATE UNIQUE INDEX "PageTest_one_running" ON "PageTest" ("pageId") WHERE "endedAt" IS NULL;
CREATE INDEX "Order_of_page_test" ON "Order" ("pageTestId") WHERE "pageTestId" IS NOT NULL;
ALTER TABLE "PageTest" ADD CONSTRAINT "PageTest_end_is_decided" CHECK (("endedAt" IS NULL) = (kept IS NULL));
ALTER TABLE "PageTest" ADD CONSTRAINT "PageTest_visitors" CHECK ("visitorsA" >= 0 AND "visitorsB" >= 0);
