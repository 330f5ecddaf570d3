-- The staff's search for people and payments. What is typed is the beginning of a name, an address, a tribe id, a
-- mobile number or a reference, so that each search is a range of an index and costs the same at any size of the school.
CREATE INDEX "User_beginning_name" ON "User" (app.beginning("firstName" || ' ' || "lastName") text_pattern_ops);
CREATE INDEX "User_beginning_surname" ON "User" (app.beginning("lastName" || ' ' || "firstName") text_pattern_ops);
CREATE INDEX "User_beginning_email" ON "User" (app.beginning(email) text_pattern_ops);
CREATE INDEX "User_beginning_tribe_id" ON "User" (app.beginning("tribeId") text_pattern_ops);
CREATE INDEX "PaymentReference_beginning" ON "PaymentReference" (app.beginning("referenceKey") text_pattern_ops);

-- A Philippine mobile number without its prefix: +63 917 123 4567 and 0917-123-4567 are both 9171234567.
CREATE OR REPLACE FUNCTION app.mobile_digits(mobile text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(mobile, '\D', '', 'g'), '^(63|0)', '')
$$;
CREATE INDEX "UserProfile_beginning_mobile" ON "UserProfile" (app.mobile_digits("mobileNumber") text_pattern_ops);

-- Every word of people's names once, so that a typing mistake is mended among the words and not among the people.
CREATE TABLE app.name_word (word text PRIMARY KEY);
CREATE INDEX name_word_resembling ON app.name_word USING gin (word gin_trgm_ops);
CREATE INDEX name_word_beginning ON app.name_word (word text_pattern_ops);

CREATE OR REPLACE FUNCTION app.name_words(name text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_split_to_table(app.unaccent(trim(name)), '\s+')
$$;

CREATE OR REPLACE FUNCTION app.keep_name_words() RETURNS trigger LANGUAGE plpgsql AS $$
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

INSERT INTO app.name_word
SELECT DISTINCT word FROM "User" u, app.name_words(u."firstName" || ' ' || u."lastName") word
WHERE length(word) BETWEEN 2 AND 60 ON CONFLICT DO NOTHING;

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
