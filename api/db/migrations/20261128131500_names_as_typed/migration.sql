-- Names are found as people type them, and kept without characters that nobody sees.

-- A Philippine mobile number without its prefix: +63 917 123 4567, +63 (0)917 123 4567, 0063 917 123 4567 and 0917-123-4567
-- are all 9171234567.
CREATE OR REPLACE FUNCTION app.mobile_digits(mobile text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(mobile, '\D', '', 'g'), '^(00)?(63)?0?', '')
$$;

-- A name as a person means it: composed letters without characters that nobody sees, such as a space without width.
CREATE OR REPLACE FUNCTION app.typed_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(normalize(name, NFC), '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g')
$$;

CREATE OR REPLACE FUNCTION app.keep_typed_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."firstName" := app.typed_name(NEW."firstName");
  NEW."lastName" := app.typed_name(NEW."lastName");
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER keep_typed_name BEFORE INSERT OR UPDATE OF "firstName", "lastName" ON "User"
  FOR EACH ROW EXECUTE FUNCTION app.keep_typed_name();

-- The searched form of a person, which a search of people compares word by word (services/accounts/users/personSearch.ts):
-- the names without accents and punctuation; each name without its spaces, since "de la Cruz" and "Delacruz" are one; the
-- address. Names of scripts without spaces are also joined in both orders: people type 王小明 for 小明 of the family 王. The
-- names and the address begin with a space, so that ' d' is the beginning of a word. The index User_person_search is on
-- this function.
CREATE OR REPLACE FUNCTION app.person_text(first_name text, last_name text, email text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  names text := translate(app.unaccent(COALESCE(first_name, '') || E'\n ' || COALESCE(last_name, '')),
    E'!"#$%&()*+,-./:;<=>?@[\\]^_{|}~''`', repeat(' ', 30));
  joined text := replace(names, ' ', '');
BEGIN
  RETURN ' ' || names || E'\n' || joined || E'\n ' || lower(COALESCE(email, ''))
    || CASE WHEN joined ~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]'
      THEN E'\n ' || replace(joined, E'\n', '') || E'\n ' || split_part(joined, E'\n', 2) || split_part(joined, E'\n', 1)
      ELSE '' END;
END $$;

UPDATE "User" SET "firstName" = app.typed_name("firstName"), "lastName" = app.typed_name("lastName")
WHERE ("firstName", "lastName") IS DISTINCT FROM (app.typed_name("firstName"), app.typed_name("lastName"));

REINDEX INDEX "User_person_search";
REINDEX INDEX "UserProfile_beginning_mobile";
