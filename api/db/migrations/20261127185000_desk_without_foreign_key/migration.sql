-- The foreign key locked each bill of a member whose desk rows were written, while approvals held the bills and waited
-- for the member (docs/decisions/0082). A trigger deletes the rows of deleted bills.
ALTER TABLE app.desk_bill DROP CONSTRAINT desk_bill_id_fkey;

CREATE OR REPLACE FUNCTION app.forget_bills() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM app.desk_bill d USING gone WHERE d.id = gone.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER bills_deleted AFTER DELETE ON "PaymentSchedule" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION app.forget_bills();
