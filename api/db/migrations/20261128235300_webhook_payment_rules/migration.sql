-- An order is placed with its invoice; staff enrol without an order.
CREATE OR REPLACE FUNCTION app.tell_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.tell_webhooks('ORDER_PLACED', jsonb_build_object('orderId', NEW."orderId", 'invoiceId', NEW.id, 'invoiceNumber', NEW.number,
    'userId', NEW."userId", 'subscriptionId', NEW."subscriptionId", 'funnelId', s."funnelId", 'productId', s."productId",
    'totalCentavos', NEW."totalCentavos", 'currency', 'PHP'))
  FROM "Subscription" s WHERE s.id = NEW."subscriptionId";
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tell_orders AFTER INSERT ON "Invoice" FOR EACH ROW
  WHEN (NEW."orderId" IS NOT NULL) EXECUTE FUNCTION app.tell_orders();

-- Money that came, that went back to a member, and the taking back of either. Changes of credit move no money.
CREATE OR REPLACE FUNCTION app.tell_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.tell_webhooks(CASE NEW.kind WHEN 'PAYMENT' THEN 'PAYMENT_APPROVED' WHEN 'REFUND' THEN 'REFUND_PAID' ELSE 'PAYMENT_REVERSED' END::"WebhookEvent",
    jsonb_build_object('paymentId', NEW.id, 'reversesId', NEW."reversesId", 'transferId', NEW."transferId", 'userId', NEW."userId",
      'amountCentavos', abs(NEW."amountCentavos"), 'currency', 'PHP', 'platform', NEW.platform, 'referenceNo', NEW."referenceNo",
      'receiptNumber', NEW."receiptNumber", 'paidAt', NEW."paidAt"));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tell_payments AFTER INSERT ON "Payment" FOR EACH ROW
  WHEN (NEW.kind IN ('PAYMENT', 'REFUND', 'REVERSAL') AND NEW."amountCentavos" <> 0) EXECUTE FUNCTION app.tell_payments();
