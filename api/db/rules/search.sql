-- The search (docs/spec.md 2.6): accents and case do not matter, words may be half typed or mistyped.

-- An index needs an immutable function; public.unaccent is only stable, because its dictionary could change.
CREATE OR REPLACE FUNCTION app.unaccent(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, $1))
$$;

-- Joins texts into the searched form, one per line, so that a pattern can ask for the start of a line.
CREATE OR REPLACE FUNCTION app.searched(VARIADIC texts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT app.unaccent(E'\n' || array_to_string(texts, E'\n'))
$$;

CREATE OR REPLACE FUNCTION app.searched_words(VARIADIC texts text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.simple', app.searched(VARIADIC texts))
$$;

-- The LIKE pattern for titles that begin as typed.
CREATE OR REPLACE FUNCTION app.search_beginning(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(app.beginning(typed), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- The typed words as a query: all of them must occur, each as the beginning of a word, since the last may be half typed.
CREATE OR REPLACE FUNCTION app.search_words(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsquery('pg_catalog.simple', string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':*', ' & '))
  FROM unnest(app.searched_words(typed))
$$;

-- The indexed form of a title's beginning. A title that begins as typed is a range of a plain index; the trigram index
-- would visit every title that contains the word anywhere.
CREATE OR REPLACE FUNCTION app.beginning(title text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT left(app.unaccent(title), 100)
$$;

-- Titles that resemble what was typed, so that a typing mistake still finds them.
CREATE OR REPLACE FUNCTION app.courses_resembling(typed text, most int) RETURNS SETOF int LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.42 AS $$
  SELECT id FROM "Course" WHERE app.unaccent(typed) <% app.searched(title, translations #>> '{fil,title}') LIMIT most
$$;

CREATE OR REPLACE FUNCTION app.lessons_resembling(typed text, most int) RETURNS SETOF int LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.42 AS $$
  SELECT id FROM "Lesson" WHERE app.unaccent(typed) <% app.searched(name, translations #>> '{fil,name}') LIMIT most
$$;

CREATE OR REPLACE FUNCTION app.events_resembling(typed text, most int) RETURNS SETOF int LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.42 AS $$
  SELECT id FROM "Event" WHERE app.unaccent(typed) <% app.searched(title, translations #>> '{fil,title}') LIMIT most
$$;

CREATE OR REPLACE FUNCTION app.resources_resembling(typed text, most int) RETURNS SETOF int LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.42 AS $$
  SELECT id FROM "ResourceFile" WHERE app.unaccent(typed) <% app.searched(title, translations #>> '{fil,title}') LIMIT most
$$;

-- Rows whose texts contain all typed words. Sequential scans are off: for a common word the planner would read the whole
-- table, because it overestimates the cost of reading the index.
CREATE OR REPLACE FUNCTION app.courses_with(typed text) RETURNS SETOF int LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT id FROM "Course" WHERE app.searched_words(title, translations #>> '{fil,title}', "shortDescription", translations #>> '{fil,shortDescription}') @@ app.search_words(typed)
$$;

CREATE OR REPLACE FUNCTION app.lessons_with(typed text) RETURNS SETOF int LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT id FROM "Lesson" WHERE app.searched_words(name, translations #>> '{fil,name}', "shortDescription", translations #>> '{fil,shortDescription}') @@ app.search_words(typed)
$$;

CREATE OR REPLACE FUNCTION app.events_with(typed text) RETURNS SETOF int LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT id FROM "Event" WHERE app.searched_words(title, translations #>> '{fil,title}') @@ app.search_words(typed)
$$;

CREATE OR REPLACE FUNCTION app.resources_with(typed text) RETURNS SETOF int LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT id FROM "ResourceFile" WHERE app.searched_words(title, translations #>> '{fil,title}') @@ app.search_words(typed)
$$;

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

CREATE OR REPLACE FUNCTION app.name_words(name text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_split_to_table(app.unaccent(trim(name)), '\s+')
$$;

CREATE OR REPLACE FUNCTION app.keep_name_words() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  INSERT INTO app.name_word
  SELECT DISTINCT word FROM named, app.name_words(named."firstName" || ' ' || named."lastName") word
  WHERE length(word) BETWEEN 2 AND 60 ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER user_name_words AFTER INSERT ON "User" REFERENCING NEW TABLE AS named
  FOR EACH STATEMENT EXECUTE FUNCTION app.keep_name_words();

CREATE OR REPLACE FUNCTION app.keep_changed_name_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO app.name_word
  SELECT word FROM app.name_words(NEW."firstName" || ' ' || NEW."lastName") word
  WHERE length(word) BETWEEN 2 AND 60 ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER user_changed_name_words AFTER UPDATE OF "firstName", "lastName" ON "User" FOR EACH ROW
  WHEN ((NEW."firstName", NEW."lastName") IS DISTINCT FROM (OLD."firstName", OLD."lastName"))
  EXECUTE FUNCTION app.keep_changed_name_words();

-- Deletes the words of a name that nobody has any more.
CREATE OR REPLACE FUNCTION app.forget_name(name text) RETURNS void LANGUAGE sql AS $$
  DELETE FROM app.name_word w WHERE w.word IN (SELECT app.name_words(name)) AND NOT EXISTS (
    SELECT FROM "User" u
    WHERE app.person_text(u."firstName", u."lastName", u.email) LIKE '%' || regexp_replace(w.word, '[^[:alnum:]]+', '%', 'g') || '%'
      AND w.word IN (SELECT app.name_words(u."firstName" || ' ' || u."lastName")))
$$;

-- What was typed, with each word that begins no name replaced by the most similar word of a name.
CREATE OR REPLACE FUNCTION app.mended_name(typed text) RETURNS text LANGUAGE sql STABLE STRICT AS $$
  SELECT string_agg(COALESCE(CASE WHEN begins.word IS NULL THEN resembles.word END, each.word), ' ' ORDER BY each.place)
  FROM regexp_split_to_table(app.unaccent(trim(typed)), '\s+') WITH ORDINALITY each(word, place)
  LEFT JOIN LATERAL (
    SELECT word FROM app.name_word WHERE word ~>=~ each.word AND word ~<~ (each.word || chr(1114111)) LIMIT 1) begins ON true
  LEFT JOIN LATERAL (
    SELECT word FROM app.name_word WHERE begins.word IS NULL AND word % each.word
    ORDER BY similarity(word, each.word) DESC, word LIMIT 1) resembles ON true
$$;
