-- What the staff's homes count is a range of an index: of today, of two weeks, or of what is open.

CREATE INDEX "Order_createdAt_idx" ON "Order"("createdAt");
CREATE INDEX "Payment_createdAt_idx" ON "Payment"("createdAt");

CREATE INDEX "PaymentSchedule_unpaid_by_day" ON "PaymentSchedule" ("scheduleDate")
  WHERE "transactionId" IS NULL AND "waivedAt" IS NULL AND "cancelledAt" IS NULL;
CREATE INDEX "Subscription_active_until" ON "Subscription" (expiry) WHERE status = 'ACTIVE';
CREATE INDEX "Subscription_active_since" ON "Subscription" ("startsAt") WHERE status = 'ACTIVE';
CREATE INDEX "UserTask_submitted" ON "UserTask" ("taskId") WHERE status = 'SUBMITTED';
