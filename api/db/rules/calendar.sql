-- The revisions of events and of their dates, from which calendar files take SEQUENCE (RFC 5545 3.8.7.4): a calendar app
-- ignores a change whose number is not higher.

CREATE OR REPLACE FUNCTION app.raise_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER event_revision BEFORE UPDATE ON "Event" FOR EACH ROW
  WHEN ((NEW.title, NEW.translations, NEW.status, NEW.tz, NEW."allDay", NEW.venue)
    IS DISTINCT FROM (OLD.title, OLD.translations, OLD.status, OLD.tz, OLD."allDay", OLD.venue))
  EXECUTE FUNCTION app.raise_revision();

CREATE OR REPLACE TRIGGER occurrence_revision BEFORE UPDATE ON "EventOccurrence" FOR EACH ROW
  WHEN ((NEW."startsAt", NEW."endsAt", NEW.status, NEW.venue) IS DISTINCT FROM (OLD."startsAt", OLD."endsAt", OLD.status, OLD.venue))
  EXECUTE FUNCTION app.raise_revision();
