-- One search of people: without accents, in any order of words, whatever the spaces.

-- The searched form of a person, which a search of people compares word by word (services/accounts/users/personSearch.ts):
-- the names without accents and punctuation; each name without its spaces, since "de la Cruz" and "Delacruz" are one; the
-- address. Both names and the address begin with a space, so that ' d' is the beginning of a word. The index
-- User_person_search is on this function.
CREATE OR REPLACE FUNCTION app.person_text(first_name text, last_name text, email text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  names text := translate(app.unaccent(COALESCE(first_name, '') || E'\n ' || COALESCE(last_name, '')),
    E'!"#$%&()*+,-./:;<=>?@[\\]^_{|}~''`', repeat(' ', 30));
BEGIN
  RETURN ' ' || names || E'\n' || replace(names, ' ', '') || E'\n ' || lower(COALESCE(email, ''));
END $$;

DROP INDEX "User_name_search";
CREATE INDEX "User_person_search" ON "User" USING gin (app.person_text("firstName", "lastName", email) gin_trgm_ops);
