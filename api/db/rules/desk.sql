-- The payments desk reads app.desk_bill: a row for each bill with what its lists filter and sort by, so that each list is a
-- range of one index (docs/decisions/0040).

-- What a bill's membership gives at a moment. `ends` is the end of its last day; `app.gives_access` is the rule for ACTIVE.
CREATE OR REPLACE FUNCTION app.standing_at(status "SubscriptionStatus", starts timestamptz, ends timestamptz, at timestamptz)
RETURNS app.standing LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN status <> 'ACTIVE' OR ends IS NULL THEN 'NONE'::app.standing WHEN ends <= at THEN 'EXPIRED' WHEN starts <= at THEN 'ACTIVE' ELSE 'LATER' END
$$;

-- The rows that app.desk_bill should have: bills that are neither cancelled nor void. `changesAt` is when the standing
-- changes by itself; `dueOn` and `owedCentavos` are those of an open bill. The stage -1 is none: nobody leads it.
CREATE OR REPLACE VIEW app.listed_bill AS
  SELECT e.id, i."userId", COALESCE(u."stageId", -1) AS "stageId", s."productId", standing.now AS standing,
    CASE standing.now WHEN 'ACTIVE' THEN ends.at WHEN 'LATER' THEN LEAST(s."startsAt", ends.at) END AS "changesAt", ends.at AS "endsAt",
    CASE WHEN app.is_open(e) THEN e."scheduleDate" END AS "dueOn", CASE WHEN app.is_open(e) THEN app.owed(e) END AS "owedCentavos", e."transactionId"
  FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId" JOIN "User" u ON u.id = i."userId" JOIN "Subscription" s ON s.id = i."subscriptionId"
    CROSS JOIN LATERAL (SELECT s.expiry + interval '1 day' AS at) ends
    CROSS JOIN LATERAL (SELECT app.standing_at(s.status, s."startsAt", ends.at, now()) AS now) standing
  WHERE i."voidedAt" IS NULL AND e."cancelledAt" IS NULL;

-- Writes the rows of some bills as they are now. Locks their members, so that of two changes the later one sees the
-- earlier; a membership is locked before its member.
CREATE OR REPLACE FUNCTION app.list_bills(bills int[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM u.id FROM "User" u WHERE u.id IN (SELECT i."userId" FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId" WHERE e.id = ANY(bills))
  ORDER BY u.id FOR NO KEY UPDATE;
  DELETE FROM app.desk_bill d WHERE d.id = ANY(bills) AND NOT EXISTS (SELECT FROM app.listed_bill l WHERE l.id = d.id);
  INSERT INTO app.desk_bill AS d SELECT * FROM app.listed_bill l WHERE l.id = ANY(bills)
  ON CONFLICT (id) DO UPDATE SET ("userId", "stageId", "productId", standing, "changesAt", "endsAt", "dueOn", "owedCentavos", "transactionId") =
    (excluded."userId", excluded."stageId", excluded."productId", excluded.standing, excluded."changesAt", excluded."endsAt", excluded."dueOn", excluded."owedCentavos", excluded."transactionId")
  WHERE d.* IS DISTINCT FROM excluded.*;
END $$;

-- A payment also changes the membership, so bills that change lock it first.
CREATE OR REPLACE FUNCTION app.list_changed_bills(bills int[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  IF cardinality(bills) = 0 THEN RETURN; END IF;
  PERFORM s.id FROM "Subscription" s WHERE s.id IN (SELECT i."subscriptionId" FROM "PaymentSchedule" e JOIN "Invoice" i ON i.id = e."invoiceId" WHERE e.id = ANY(bills))
  ORDER BY s.id FOR NO KEY UPDATE;
  PERFORM app.list_bills(bills);
END $$;

-- These triggers fire before those of app.due_day (in the order of their names), whose rows many transactions share.
CREATE OR REPLACE FUNCTION app.list_new_bills() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM app.list_changed_bills(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER bills_added AFTER INSERT ON "PaymentSchedule" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION app.list_new_bills();

CREATE OR REPLACE FUNCTION app.list_edited_bills() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM app.list_changed_bills(ARRAY(SELECT id FROM added n JOIN before o USING (id)
    WHERE (n."invoiceId", n."scheduleDate", n."priceCentavos", n."paidCentavos", n."transactionId", n."waivedAt" IS NULL, n."cancelledAt" IS NULL)
      IS DISTINCT FROM (o."invoiceId", o."scheduleDate", o."priceCentavos", o."paidCentavos", o."transactionId", o."waivedAt" IS NULL, o."cancelledAt" IS NULL)));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER bills_edited AFTER UPDATE ON "PaymentSchedule" REFERENCING OLD TABLE AS before NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION app.list_edited_bills();

-- The table has no foreign key, which would lock the bills whose rows are written.
CREATE OR REPLACE FUNCTION app.forget_bills() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  DELETE FROM app.desk_bill d USING gone WHERE d.id = gone.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER bills_deleted AFTER DELETE ON "PaymentSchedule" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION app.forget_bills();

CREATE OR REPLACE FUNCTION app.list_bills_of_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.list_bills(ARRAY(SELECT e.id FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id WHERE i."subscriptionId" = NEW.id));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER bills_of_subscription AFTER UPDATE ON "Subscription" FOR EACH ROW
  WHEN ((OLD.status, OLD."startsAt", OLD.expiry, OLD."productId") IS DISTINCT FROM (NEW.status, NEW."startsAt", NEW.expiry, NEW."productId"))
  EXECUTE FUNCTION app.list_bills_of_subscription();

CREATE OR REPLACE FUNCTION app.list_bills_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.list_bills(ARRAY(SELECT e.id FROM "Invoice" i JOIN "PaymentSchedule" e ON e."invoiceId" = i.id WHERE i."userId" = NEW.id));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER bills_of_member AFTER UPDATE ON "User" FOR EACH ROW WHEN (OLD."stageId" IS DISTINCT FROM NEW."stageId")
  EXECUTE FUNCTION app.list_bills_of_member();

CREATE OR REPLACE FUNCTION app.list_bills_of_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM app.list_changed_bills(ARRAY(SELECT e.id FROM "PaymentSchedule" e WHERE e."invoiceId" = NEW.id));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER bills_of_invoice AFTER UPDATE ON "Invoice" FOR EACH ROW
  WHEN ((OLD."userId", OLD."subscriptionId", OLD."voidedAt" IS NULL) IS DISTINCT FROM (NEW."userId", NEW."subscriptionId", NEW."voidedAt" IS NULL))
  EXECUTE FUNCTION app.list_bills_of_invoice();

-- Writes the standings that have changed by themselves, at most `most` bills at once; lists compare `changesAt` until
-- then. The new standing follows from the row, and a row that another transaction is writing is left to it.
CREATE OR REPLACE FUNCTION app.write_standings(most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE written int;
BEGIN
  UPDATE app.desk_bill d SET standing = new.standing, "changesAt" = CASE new.standing WHEN 'ACTIVE' THEN d."endsAt" END
  FROM (SELECT id, app.standing_at('ACTIVE', "changesAt", "endsAt", now()) AS standing FROM app.desk_bill
    WHERE "changesAt" <= now() ORDER BY "changesAt" LIMIT most FOR UPDATE SKIP LOCKED) new
  WHERE d.id = new.id;
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;

-- Recomputes app.desk_bill from the rows it lists, in the order in which bills are made.
CREATE OR REPLACE FUNCTION app.rebuild_desk() RETURNS void LANGUAGE sql AS $$
  TRUNCATE app.desk_bill;
  INSERT INTO app.desk_bill SELECT * FROM app.listed_bill ORDER BY id
$$;
