// A search in one statement. Titles that begin so come first, then those with all of the words, then texts with them,
// and only when these are few, titles that a typo stands before. What an editor may find grows with the school, so each
// way is read up to a bound, and a common word costs no more than a rare one.
import { OPEN_EVENTS } from 'src/services/learning/events/openEvents'
import { OPEN_TABLES } from 'src/services/learning/myCourses/openCourse'
import { OPEN_RESOURCES } from 'src/services/learning/resourceFiles/openResources'

import type { SearchKind } from './searchKinds'

export const SEARCH_HITS = 20

/** So many with the words are ranked. */
const RANKED = 200

type Wanted = SearchKind & { type: string; isEditor: boolean }

const TYPED = '$3::text'
const IN_VIEWERS_LANGUAGE = `$4 = 'fil'`
const FEW_FOUND = `(SELECT count(*) FROM found) < ${SEARCH_HITS}`

const waysOf = (kind: Wanted) => {
  const titles = `${kind.title}, ${kind.titleFil}`
  const searched = `app.searched(${titles})`
  const inTitle = `app.searched_words(${titles}) @@ app.search_words(${TYPED})`
  const inTexts = `app.searched_words(${[titles, ...kind.otherTexts].join(', ')}) @@ app.search_words(${TYPED})`
  const begins = `${searched} LIKE app.search_beginning(${TYPED})`
  const resembles = kind.isEditor
    ? `${kind.id} IN (SELECT ${kind.editors.resembling}(${TYPED}))`
    : `app.resembles(${TYPED}, ${searched})`

  const way = (rank: string, matches: string) => `
    SELECT '${kind.type}' AS type, ${kind.id} AS id, ${kind.subId} AS "subId", ${rank} AS rank,
      CASE WHEN ${IN_VIEWERS_LANGUAGE} AND ${kind.titleFil} ~ '\\S' THEN ${kind.titleFil} ELSE ${kind.title} END AS title,
      word_similarity(app.unaccent(${TYPED}), ${searched}) AS likeness
    FROM ${kind.isEditor ? `${kind.editors.from} WHERE ${kind.editors.where} AND` : `${kind.learners.from} WHERE`} ${matches}`
  const rank = `CASE WHEN ${begins} THEN 0 WHEN ${inTitle} THEN 1 ELSE 2 END`
  return {
    exact: kind.isEditor
      ? [
          `${way('0', begins)} LIMIT ${SEARCH_HITS}`,
          `${way(rank, inTexts)} LIMIT ${RANKED}`,
        ]
      : [way(rank, inTexts)],
    mistyped: way('3', `${resembles} AND ${FEW_FOUND}`),
  }
}

const together = (parts: string[]) =>
  parts.map((part) => `(${part})`).join(' UNION ')

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
  const ways = kinds.map(waysOf)
  return {
    text: `
      WITH ${OPEN_TABLES}, ${OPEN_EVENTS}, ${OPEN_RESOURCES}, found AS MATERIALIZED (
        ${together(ways.flatMap(({ exact }) => exact))}
      ), hits AS (
        SELECT * FROM found UNION ALL
        SELECT * FROM (${together(ways.map(({ mistyped }) => mistyped))}) mistyped
        WHERE NOT EXISTS (SELECT 1 FROM found WHERE found.type = mistyped.type AND found.id = mistyped.id)
      )
      SELECT type, id, "subId", title FROM hits ORDER BY rank, likeness DESC, type, title, id LIMIT ${SEARCH_HITS}`,
    values: [userId, levelIds, typed, lang],
  }
}
