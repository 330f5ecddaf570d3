-- Global search: whatever the accents and letter case, in both languages, past a typo. What a search reads are
-- expressions with an index each; functions live in the schema that Prisma does not look at.

CREATE EXTENSION IF NOT EXISTS unaccent;

-- `unaccent` itself counts as changeable, because its dictionary could be; an index needs a promise that it is not.
CREATE FUNCTION app.unaccent(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, $1))
$$;

-- Texts as they are searched, each on a line of its own, so that a line's beginning can be asked for.
CREATE FUNCTION app.searched(VARIADIC texts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT app.unaccent(E'\n' || array_to_string(texts, E'\n'))
$$;

CREATE FUNCTION app.searched_words(VARIADIC texts text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.simple', app.searched(VARIADIC texts))
$$;

-- What somebody typed as a pattern of LIKE: a line that begins so. Signs that mean something to LIKE mean themselves.
CREATE FUNCTION app.search_beginning(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT '%' || regexp_replace(app.searched(typed), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- The same as words, all of which must be there; the last may be half typed, so each may be a beginning.
CREATE FUNCTION app.search_words(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsquery('pg_catalog.simple', string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':*', ' & '))
  FROM unnest(app.searched_words(typed))
$$;

CREATE INDEX "Course_search_words" ON "Course" USING gin (app.searched_words(title, translations #>> '{fil,title}', "shortDescription", translations #>> '{fil,shortDescription}'));
CREATE INDEX "Course_search_title" ON "Course" USING gin (app.searched(title, translations #>> '{fil,title}') gin_trgm_ops);
CREATE INDEX "Lesson_search_words" ON "Lesson" USING gin (app.searched_words(name, translations #>> '{fil,name}', "shortDescription", translations #>> '{fil,shortDescription}'));
CREATE INDEX "Lesson_search_title" ON "Lesson" USING gin (app.searched(name, translations #>> '{fil,name}') gin_trgm_ops);

-- Titles that a typo stands before, so many at most: ranking all that are a little alike would be dear. How alike is
-- alike enough is a setting that the index reads; its library must be there before the setting can be named.
SELECT show_limit();

CREATE FUNCTION app.courses_resembling(typed text) RETURNS SETOF int LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.42 AS $$
  SELECT id FROM "Course" WHERE app.unaccent(typed) <% app.searched(title, translations #>> '{fil,title}') LIMIT 400
$$;

CREATE FUNCTION app.lessons_resembling(typed text) RETURNS SETOF int LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.42 AS $$
  SELECT id FROM "Lesson" WHERE app.unaccent(typed) <% app.searched(name, translations #>> '{fil,name}') LIMIT 400
$$;

-- The same of one title, for whose readers the index is too wide.
CREATE FUNCTION app.resembles(typed text, searched text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word_similarity(app.unaccent(typed), searched) >= 0.42
$$;
