-- A closed day of a platform takes no further booking (docs/decisions/0071). Rows that only move credit are no money and
-- belong to no platform's day.

-- The key of the lock that bookings of a platform's day share, and that closing it takes alone.
CREATE OR REPLACE FUNCTION app.day_key(day date, platform "PaymentPlatform") RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT hashtextextended('day ' || (day - '2000-01-01'::date) || ' ' || platform::text, 0)
$$;

CREATE OR REPLACE FUNCTION app.refuse_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booked date := (NEW."paidAt" AT TIME ZONE 'Asia/Manila')::date;
BEGIN
  IF app.moves_credit(NEW) THEN
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(app.day_key(booked, NEW.platform));
  IF EXISTS (SELECT 1 FROM "DayClose" WHERE day = booked AND platform = NEW.platform AND "reopenedAt" IS NULL) THEN
    RAISE EXCEPTION 'The day is closed' USING ERRCODE = 'SU001';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER refuse_closed_day BEFORE INSERT ON "Payment" FOR EACH ROW EXECUTE FUNCTION app.refuse_closed_day();
