-- Names and titles sort as people read them: 'apple' before 'Zeta', and 'Ñ' beside 'N'. Names that are ids stay as they are.

-- The title cannot change while this trigger names it.
DROP TRIGGER event_revision ON "Event";

DO $$
DECLARE
  named record;
BEGIN
  FOR named IN
    SELECT a.attrelid::regclass AS place, a.attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.atttypid = 'text'::regtype AND a.attname IN ('name', 'title')
      AND NOT a.attisdropped AND c.relname NOT IN ('AccessLevel', 'Setting')
    ORDER BY c.relname, a.attname
  LOOP
    EXECUTE format('ALTER TABLE %s ALTER COLUMN %I TYPE text COLLATE "und-x-icu"', named.place, named.attname);
  END LOOP;
END $$;

CREATE OR REPLACE TRIGGER event_revision BEFORE UPDATE ON "Event" FOR EACH ROW
  WHEN ((NEW.title, NEW.translations, NEW.status, NEW.tz, NEW."allDay", NEW.venue)
    IS DISTINCT FROM (OLD.title, OLD.translations, OLD.status, OLD.tz, OLD."allDay", OLD.venue))
  EXECUTE FUNCTION app.raise_revision();
