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

-- A trigger for rows does not see TRUNCATE.
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "InfoLog" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "Payment" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "PaymentAllocation" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "XpLedger" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE OR REPLACE TRIGGER append_only_whole BEFORE TRUNCATE ON "MoveUpStep" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
