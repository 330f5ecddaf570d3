-- CreateIndex
CREATE INDEX "AccountabilityGroup_name_idx" ON "AccountabilityGroup"("name");

-- CreateIndex
CREATE INDEX "Group_name_idx" ON "Group"("name");
