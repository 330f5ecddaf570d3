-- The list of bills sums what is left to pay, from the index that it counts by.
DROP INDEX app.desk_bill_lane_due;
CREATE INDEX desk_bill_lane_due ON app.desk_bill ("stageId", "productId", standing, "dueOn" NULLS FIRST, id) INCLUDE ("changesAt", "owedCentavos") WHERE "dueOn" IS NOT NULL;
