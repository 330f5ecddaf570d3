-- A title that begins as typed is a range of an index. The index of trigrams, which looked for a line's beginning, had to
-- look at each title that holds the word anywhere.
CREATE FUNCTION app.beginning(title text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT left(app.unaccent(title), 100)
$$;

CREATE OR REPLACE FUNCTION app.search_beginning(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(app.beginning(typed), '([\\%_])', '\\\1', 'g') || '%'
$$;

CREATE INDEX "Course_search_beginning" ON "Course" (app.beginning(title) text_pattern_ops);
CREATE INDEX "Course_search_beginning_fil" ON "Course" (app.beginning(translations #>> '{fil,title}') text_pattern_ops);
CREATE INDEX "Lesson_search_beginning" ON "Lesson" (app.beginning(name) text_pattern_ops);
CREATE INDEX "Lesson_search_beginning_fil" ON "Lesson" (app.beginning(translations #>> '{fil,name}') text_pattern_ops);
CREATE INDEX "ResourceFile_search_beginning" ON "ResourceFile" (app.beginning(title) text_pattern_ops);
CREATE INDEX "ResourceFile_search_beginning_fil" ON "ResourceFile" (app.beginning(translations #>> '{fil,title}') text_pattern_ops);
CREATE INDEX "Event_search_beginning" ON "Event" (app.beginning(title) text_pattern_ops);
CREATE INDEX "Event_search_beginning_fil" ON "Event" (app.beginning(translations #>> '{fil,title}') text_pattern_ops);

-- How many at most is the caller's to say: an editor opens all of them, a learner the few that are open, so that for a
-- learner a bound would be taken up by what is closed to them.
DROP FUNCTION app.courses_resembling(text);
DROP FUNCTION app.lessons_resembling(text);
DROP FUNCTION app.events_resembling(text);
DROP FUNCTION app.resembles(text, text);

CREATE FUNCTION app.courses_resembling(typed text, most int) RETURNS SETOF int LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.42 AS $$
  SELECT id FROM "Course" WHERE app.unaccent(typed) <% app.searched(title, translations #>> '{fil,title}') LIMIT most
$$;

CREATE FUNCTION app.lessons_resembling(typed text, most int) RETURNS SETOF int LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.42 AS $$
  SELECT id FROM "Lesson" WHERE app.unaccent(typed) <% app.searched(name, translations #>> '{fil,name}') LIMIT most
$$;

CREATE FUNCTION app.events_resembling(typed text, most int) RETURNS SETOF int LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.42 AS $$
  SELECT id FROM "Event" WHERE app.unaccent(typed) <% app.searched(title, translations #>> '{fil,title}') LIMIT most
$$;

CREATE FUNCTION app.resources_resembling(typed text, most int) RETURNS SETOF int LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.42 AS $$
  SELECT id FROM "ResourceFile" WHERE app.unaccent(typed) <% app.searched(title, translations #>> '{fil,title}') LIMIT most
$$;

-- Those with all of the words, for whoever opens a part of them. The planner takes it that the texts are looked at again
-- after the index, which they are not, and would rather read them all for a common word.
CREATE FUNCTION app.courses_with(typed text) RETURNS SETOF int LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT id FROM "Course" WHERE app.searched_words(title, translations #>> '{fil,title}', "shortDescription", translations #>> '{fil,shortDescription}') @@ app.search_words(typed)
$$;

CREATE FUNCTION app.lessons_with(typed text) RETURNS SETOF int LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT id FROM "Lesson" WHERE app.searched_words(name, translations #>> '{fil,name}', "shortDescription", translations #>> '{fil,shortDescription}') @@ app.search_words(typed)
$$;

CREATE FUNCTION app.events_with(typed text) RETURNS SETOF int LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT id FROM "Event" WHERE app.searched_words(title, translations #>> '{fil,title}') @@ app.search_words(typed)
$$;

CREATE FUNCTION app.resources_with(typed text) RETURNS SETOF int LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT id FROM "ResourceFile" WHERE app.searched_words(title, translations #>> '{fil,title}') @@ app.search_words(typed)
$$;
