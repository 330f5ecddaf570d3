-- Memberships that are over, by the day on which they would have ended: the retention report's other half, beside
-- Subscription_by_expiry.
CREATE INDEX "Subscription_over_by_expiry" ON "Subscription" (expiry, id) WHERE status IN ('SUPERSEDED', 'UNENROLLED');
