-- An unpaid bill may limit new lessons without ending access; the daily job sets it, a payment clears it.
ALTER TABLE "Subscription" ADD COLUMN "lessonsLimitedAt" TIMESTAMPTZ(3);

CREATE INDEX "Subscription_limited" ON "Subscription" (id) WHERE "lessonsLimitedAt" IS NOT NULL OR ("status" = 'PAUSED' AND "pauseCause" = 'OVERDUE');
