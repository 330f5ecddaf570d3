-- Webhooks know orders, payments and refunds. New values must be committed before they are used.
ALTER TYPE "WebhookEvent" ADD VALUE 'ORDER_PLACED' BEFORE 'ORDER_PAID';
ALTER TYPE "WebhookEvent" ADD VALUE 'PAYMENT_APPROVED' AFTER 'ORDER_PAID';
ALTER TYPE "WebhookEvent" ADD VALUE 'PAYMENT_REVERSED' AFTER 'PAYMENT_APPROVED';
ALTER TYPE "WebhookEvent" ADD VALUE 'REFUND_PAID' AFTER 'PAYMENT_REVERSED';
