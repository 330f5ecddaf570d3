-- People sort as their names are read, like names and titles: 'dela Cruz' beside 'De Leon', and 'Álvaro' before 'Ana'.

-- The names cannot change while these triggers name them.
DROP TRIGGER keep_typed_name ON "User";
DROP TRIGGER user_changed_name_words ON "User";

ALTER TABLE "User"
  ALTER COLUMN "firstName" TYPE text COLLATE "und-x-icu",
  ALTER COLUMN "lastName" TYPE text COLLATE "und-x-icu";

CREATE OR REPLACE TRIGGER keep_typed_name BEFORE INSERT OR UPDATE OF "firstName", "lastName" ON "User"
  FOR EACH ROW EXECUTE FUNCTION app.keep_typed_name();

CREATE OR REPLACE TRIGGER user_changed_name_words AFTER UPDATE OF "firstName", "lastName" ON "User" FOR EACH ROW
  WHEN ((NEW."firstName", NEW."lastName") IS DISTINCT FROM (OLD."firstName", OLD."lastName"))
  EXECUTE FUNCTION app.keep_changed_name_words();
