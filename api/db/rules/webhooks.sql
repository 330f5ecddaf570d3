-- What other tools are told (docs/decisions/0073). Triggers write the deliveries, so that no way of changing a row is
-- forgotten and a change that is undone tells nothing.

CREATE OR REPLACE FUNCTION app.hears_webhook(said "WebhookEvent") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM "WebhookEndpoint" e WHERE e."pausedAt" IS NULL AND said = ANY(e.events))
$$;

-- Queues an event for every endpoint that hears it, each with the job that sends it.
CREATE OR REPLACE FUNCTION app.tell_webhooks(said "WebhookEvent", told jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event_id uuid := gen_random_uuid();
  delivery uuid;
BEGIN
  FOR delivery IN
    INSERT INTO "WebhookDelivery" ("endpointId", "eventId", event, facts)
    SELECT e.id, event_id, said, told FROM "WebhookEndpoint" e WHERE e."pausedAt" IS NULL AND said = ANY(e.events)
    RETURNING id
  LOOP
    PERFORM graphile_worker.add_job('sendWebhook', json_build_object('id', delivery), job_key => 'webhook:' || delivery, max_attempts => 12);
  END LOOP;
END $$;

-- An order is paid when money has settled its last open bill.
CREATE OR REPLACE FUNCTION app.tell_paid_orders() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  IF NOT app.hears_webhook('ORDER_PAID') THEN RETURN NULL; END IF;
  PERFORM app.tell_webhooks('ORDER_PAID', jsonb_build_object('orderId', i."orderId", 'invoiceId', i.id, 'invoiceNumber', i.number,
    'userId', i."userId", 'subscriptionId', i."subscriptionId", 'funnelId', s."funnelId", 'productId', s."productId",
    'totalCentavos', i."totalCentavos", 'currency', 'PHP'))
  FROM "Invoice" i JOIN "Subscription" s ON s.id = i."subscriptionId"
  WHERE i."voidedAt" IS NULL
    AND i.id IN (SELECT n."invoiceId" FROM added n JOIN before o USING (id)
      WHERE n."cancelledAt" IS NULL AND n."paidCentavos" = n."priceCentavos" AND o."paidCentavos" < o."priceCentavos")
    AND NOT EXISTS (SELECT FROM "PaymentSchedule" e WHERE e."invoiceId" = i.id AND app.is_open(e));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tell_paid_orders AFTER UPDATE ON "PaymentSchedule" REFERENCING OLD TABLE AS before NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION app.tell_paid_orders();

CREATE OR REPLACE FUNCTION app.tell_memberships() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.tell_webhooks(CASE WHEN NEW.enrolment = 'ACTIVE' THEN 'MEMBERSHIP_STARTED' ELSE 'MEMBERSHIP_ENDED' END::"WebhookEvent",
    jsonb_build_object('userId', NEW.id, 'tribeId', NEW."tribeId", 'memberSince', NEW."memberSince"));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tell_memberships AFTER UPDATE OF enrolment ON "User" FOR EACH ROW
  WHEN (NEW.enrolment <> OLD.enrolment AND 'ACTIVE' IN (NEW.enrolment, OLD.enrolment)) EXECUTE FUNCTION app.tell_memberships();

-- Going back to an earlier stage reaches none.
CREATE OR REPLACE FUNCTION app.tell_stages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.tell_webhooks('STAGE_REACHED', jsonb_build_object('userId', NEW.id, 'tribeId', NEW."tribeId", 'stageId', st.id, 'stageNumber', st.number))
  FROM "Stage" st WHERE st.id = NEW."stageId"
    AND NOT EXISTS (SELECT FROM "Stage" before WHERE before.id = OLD."stageId" AND before.number > st.number);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tell_stages AFTER UPDATE OF "stageId" ON "User" FOR EACH ROW
  WHEN (NEW."stageId" IS DISTINCT FROM OLD."stageId" AND NEW."stageId" IS NOT NULL) EXECUTE FUNCTION app.tell_stages();

CREATE OR REPLACE FUNCTION app.tell_forms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.tell_webhooks('FORM_SENT', jsonb_build_object('responseId', NEW.id, 'formId', f.id, 'formSlug', f.slug, 'userId', NEW."userId"))
  FROM "Form" f WHERE f.id = NEW."formId";
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER tell_new_forms AFTER INSERT ON "FormResponse" FOR EACH ROW
  WHEN (NEW.status = 'SUBMITTED') EXECUTE FUNCTION app.tell_forms();
CREATE OR REPLACE TRIGGER tell_sent_forms AFTER UPDATE OF status ON "FormResponse" FOR EACH ROW
  WHEN (NEW.status = 'SUBMITTED' AND OLD.status = 'PARTIAL') EXECUTE FUNCTION app.tell_forms();

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
