-- Ledgers and logs to which rows are only added.

-- Refuses every change of a row. Only test databases have the setting `app.allow_purge`, to empty tables between tests;
-- a session that sets it for itself is refused.
CREATE OR REPLACE FUNCTION app.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.allow_purge', true) = 'on' AND EXISTS (
    SELECT FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
    WHERE d.datname = current_database() AND 'app.allow_purge=on' = ANY(s.setconfig)
  ) THEN
    RETURN COALESCE(NEW, OLD);
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON "InfoLog" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON "Payment" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON "PaymentAllocation" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON "XpLedger" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();

-- The history of a move-up request never changes; deleting the request deletes its steps.
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE ON "MoveUpStep" FOR EACH ROW EXECUTE FUNCTION app.refuse_change();

-- A trigger for rows does not see TRUNCATE.
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "InfoLog" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "Payment" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "PaymentAllocation" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "XpLedger" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "MoveUpStep" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
