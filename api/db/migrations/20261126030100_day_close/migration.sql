-- CreateTable
CREATE TABLE "DayClose" (
    "id" SERIAL NOT NULL,
    "day" DATE NOT NULL,
    "platform" "PaymentPlatform" NOT NULL,
    "bookedCentavos" BIGINT NOT NULL,
    "statementCentavos" BIGINT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "closedById" INTEGER NOT NULL,
    "closedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reopenedById" INTEGER,
    "reopenedAt" TIMESTAMPTZ(3),
    "reopenReason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "DayClose_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "DayClose_day_platform_idx" ON "DayClose"("day", "platform");

-- CreateIndex
CREATE INDEX "DayClose_closedById_idx" ON "DayClose"("closedById");

-- CreateIndex
CREATE INDEX "DayClose_reopenedById_idx" ON "DayClose"("reopenedById");

-- CreateIndex
CREATE INDEX "StatementLine_paidOn_idx" ON "StatementLine"("paidOn");

-- AddForeignKey
ALTER TABLE "DayClose" ADD CONSTRAINT "DayClose_closedById_fkey" FOREIGN KEY ("closedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DayClose" ADD CONSTRAINT "DayClose_reopenedById_fkey" FOREIGN KEY ("reopenedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;


CREATE UNIQUE INDEX "DayClose_one_standing" ON "DayClose" (day, platform) WHERE "reopenedAt" IS NULL;
ALTER TABLE "DayClose" ADD CONSTRAINT "DayClose_difference_has_note" CHECK ("bookedCentavos" = "statementCentavos" OR note <> '');
ALTER TABLE "DayClose" ADD CONSTRAINT "DayClose_reopening_has_reason" CHECK (("reopenedAt" IS NULL) = ("reopenReason" = ''));

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
