ALTER TABLE "Funnel" ADD COLUMN "offerPosition" INTEGER;
CREATE INDEX "Funnel_offerPosition_idx" ON "Funnel"("offerPosition");
