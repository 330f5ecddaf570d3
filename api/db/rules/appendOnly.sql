-- Ledgers and logs to which rows are only added.

-- Whether rows of ledgers may be deleted. Only test databases have the setting `app.allow_purge`, to empty tables between
-- tests; a session that sets it for itself is refused.
CREATE OR REPLACE FUNCTION app.may_purge() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT COALESCE(current_setting('app.allow_purge', true), '') = 'on' AND EXISTS (
    SELECT FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
    WHERE d.datname = current_database() AND 'app.allow_purge=on' = ANY(s.setconfig)
  )
$$;

CREATE OR REPLACE FUNCTION app.is_anonymised(u "User") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT u."archivedAt" IS NOT NULL AND u.email LIKE 'anonymised-%@archived.invalid'
$$;

-- Refuses every change of a row.
CREATE OR REPLACE FUNCTION app.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF app.may_purge() THEN
    RETURN COALESCE(NEW, OLD);
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON "Payment" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON "PaymentAllocation" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON "XpLedger" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();

-- The history of a move-up request never changes, but for the notes about a person who was anonymised; deleting the request
-- deletes its steps.
CREATE OR REPLACE FUNCTION app.keep_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF app.may_purge() OR (NEW.note = '' AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' AND EXISTS (
    SELECT FROM "MoveUpRequest" r JOIN "User" u ON u.id = r."userId" WHERE r.id = OLD."requestId" AND app.is_anonymised(u)))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE ON "MoveUpStep" FOR EACH ROW EXECUTE FUNCTION app.keep_step();

-- A trigger for rows does not see TRUNCATE.
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "Payment" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "PaymentAllocation" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "XpLedger" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "MoveUpStep" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

-- A line of commission changes only in the payout that pays it, and a paid line is paid for good.
CREATE OR REPLACE FUNCTION app.keep_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."payoutId" IS NOT NULL OR EXISTS (SELECT FROM "Payout" p WHERE p.id = OLD."payoutId" AND p.status = 'PAID') THEN
    RAISE EXCEPTION 'A paid line of commission stays paid' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER append_only BEFORE DELETE ON "Commission" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only_but_payout BEFORE UPDATE ON "Commission" FOR EACH ROW
  WHEN (to_jsonb(NEW) - 'payoutId' IS DISTINCT FROM to_jsonb(OLD) - 'payoutId') EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER keep_payout BEFORE UPDATE ON "Commission" FOR EACH ROW
  WHEN (OLD."payoutId" IS NOT NULL AND NEW."payoutId" IS DISTINCT FROM OLD."payoutId") EXECUTE FUNCTION app.keep_payout();
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "Commission" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

-- A rule of commission is ended once, and never edited.
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE ON "CommissionRule" FOR EACH ROW
  WHEN (OLD."endsAt" IS NOT NULL OR to_jsonb(NEW) - 'endsAt' IS DISTINCT FROM to_jsonb(OLD) - 'endsAt') EXECUTE FUNCTION app.refuse_change();

-- A payout that was sent, rules of commission and their funnels stay as they are.
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON "CommissionRuleFunnel" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER keep_rule BEFORE DELETE ON "CommissionRule" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE DELETE ON "Payout" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER keep_paid BEFORE UPDATE ON "Payout" FOR EACH ROW WHEN (OLD.status = 'PAID') EXECUTE FUNCTION app.refuse_change();

-- What is paid of an order and its commission change in the same transaction.
CREATE OR REPLACE FUNCTION app.require_commission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "Attribution" a WHERE a."invoiceId" = NEW."invoiceId"
      AND a."paidCentavos" <> (SELECT sum(e."paidCentavos") FROM "PaymentSchedule" e WHERE e."invoiceId" = NEW."invoiceId")
  ) THEN
    RAISE EXCEPTION 'The commission of invoice % does not follow its payments', NEW."invoiceId" USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS require_commission ON "PaymentSchedule";
CREATE CONSTRAINT TRIGGER require_commission AFTER UPDATE OF "paidCentavos" ON "PaymentSchedule" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW."paidCentavos" <> OLD."paidCentavos") EXECUTE FUNCTION app.require_commission();
