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
