// A search in one statement. Titles that begin so come first, then those with all of the words, then texts with them,
// and only when these are few, titles that a typo stands before. Each way is read up to a bound, so that a common word
// costs no more than a rare one.
import type { SearchKind } from './searchKinds'

export const SEARCH_HITS = 20

/** So many with the words are ranked. */
const RANKED = 200

type Wanted = SearchKind & { type: string; isEditor: boolean }

const TYPED = '$3::text'

const searchKindSql = (kind: Wanted) => {
  const sees = kind.isEditor ? kind.editorSees : kind.learnerSees
  const titles = `${kind.title}, ${kind.titleFil}`
  const inTitle = `app.searched(${titles})`
  const inTexts = `app.searched_words(${[titles, ...kind.otherTexts].join(', ')})`
  const begins = `${inTitle} LIKE app.search_beginning(${TYPED})`
  const hit = (rank: string) => `
    SELECT '${kind.type}' AS type, ${kind.id} AS id, ${kind.subId} AS "subId",
      CASE WHEN $4 = 'fil' AND ${kind.titleFil} ~ '\\S' THEN ${kind.titleFil} ELSE ${kind.title} END AS title,
      ${rank} AS rank, word_similarity(app.unaccent(${TYPED}), ${inTitle}) AS likeness
    FROM ${kind.table} WHERE (${sees})`
  return {
    beginning: `${hit('0')} AND ${begins} LIMIT ${SEARCH_HITS}`,
    worded: `${hit(`CASE WHEN ${begins} THEN 0 WHEN app.searched_words(${titles}) @@ app.search_words(${TYPED}) THEN 1 ELSE 2 END`)}
      AND ${inTexts} @@ app.search_words(${TYPED}) LIMIT ${RANKED}`,
    mistyped: `${hit('3')} AND ${kind.id} IN (SELECT ${kind.resembling}(${TYPED}))
      AND (SELECT count(*) FROM found) < ${SEARCH_HITS} LIMIT ${RANKED}`,
  }
}

type Parameters = {
  userId: number
  levelIds: string[]
  typed: string
  lang: string
}

/** @returns rows of type, id, subId and title, the best first */
export const searchQuery = (
  kinds: Wanted[],
  { userId, levelIds, typed, lang }: Parameters
) => {
  const ways = kinds.map(searchKindSql)
  const together = (parts: string[]) =>
    parts.map((part) => `(${part})`).join(' UNION ')
  return {
    text: `
      WITH viewer AS (SELECT $1::int AS id, $2::text[] AS levels), found AS MATERIALIZED (
        ${together(ways.flatMap(({ beginning, worded }) => [beginning, worded]))}
      ), hits AS (
        SELECT * FROM found UNION ALL
        SELECT * FROM (${together(ways.map(({ mistyped }) => mistyped))}) mistyped
        WHERE NOT EXISTS (SELECT 1 FROM found WHERE found.type = mistyped.type AND found.id = mistyped.id)
      )
      SELECT type, id, "subId", title FROM hits ORDER BY rank, likeness DESC, type, title, id LIMIT ${SEARCH_HITS}`,
    values: [userId, levelIds, typed, lang],
  }
}
