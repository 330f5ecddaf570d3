-- Translations that are older than their original (docs/decisions/0030).

-- Marks the English text that each translation was made from: `translations` holds {fil: {column: text},
-- of: {column: md5 of the English text}}. A save writes only `fil`. The mark stays as long as the translation does not
-- change, so the editor can show it as older than the English text. A mark in the save itself (a confirmed translation,
-- a restored version) is kept as given.
CREATE OR REPLACE FUNCTION app.mark_translations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  texts jsonb := to_jsonb(NEW);
  marks jsonb := '{}';
  name text;
BEGIN
  FOR name IN SELECT jsonb_object_keys(NEW.translations -> 'fil') LOOP
    marks := marks || jsonb_build_object(name, CASE
      WHEN NEW.translations #>> ARRAY['of', name] IS NOT NULL THEN NEW.translations #>> ARRAY['of', name]
      WHEN TG_OP = 'UPDATE' AND OLD.translations #>> ARRAY['fil', name] = NEW.translations #>> ARRAY['fil', name]
        THEN COALESCE(OLD.translations #>> ARRAY['of', name], md5(to_jsonb(OLD) ->> name))
      ELSE md5(texts ->> name) END);
  END LOOP;
  NEW.translations := NEW.translations || jsonb_build_object('of', marks);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "Course" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
CREATE OR REPLACE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "Track" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
CREATE OR REPLACE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "Unit" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
CREATE OR REPLACE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "Lesson" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
CREATE OR REPLACE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "LessonFile" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
CREATE OR REPLACE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "Stage" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
CREATE OR REPLACE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "Task" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
CREATE OR REPLACE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "Event" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
CREATE OR REPLACE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "ResourceFile" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
CREATE OR REPLACE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "ResourceFolder" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
CREATE OR REPLACE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "Form" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
CREATE OR REPLACE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "Challenge" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
CREATE OR REPLACE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "ChallengeDay" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
CREATE OR REPLACE TRIGGER mark_translations BEFORE INSERT OR UPDATE ON "AffiliateTerms" FOR EACH ROW WHEN (NEW.translations -> 'fil' IS NOT NULL) EXECUTE FUNCTION app.mark_translations();
