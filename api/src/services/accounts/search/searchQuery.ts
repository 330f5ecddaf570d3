// The search as one statement. Titles that begin with the words come first, then titles that contain them, then texts,
// and if these are few, titles that differ by a typo. Every source is read up to a bound, so that a common word costs
// no more than a rare one.
import { openTables } from 'src/services/learning/courses/myCourses/openCourse'
import { OPEN_EVENTS } from 'src/services/learning/events/events/openEvents'
import { OPEN_RESOURCES } from 'src/services/learning/resources/resourceFiles/openResources'

import type { SearchKind } from './searchKinds'

export const SEARCH_HITS = 20

/** At most this many rows that contain the words are ranked. */
const RANKED = 200

type Wanted = SearchKind & { type: string; isEditor: boolean }

const TYPED = '$3::text'
const IN_VIEWERS_LANGUAGE = `$4 = 'fil'`
const FEW_FOUND = `(SELECT count(*) FROM found) < ${SEARCH_HITS}`

/** No limit for learners: it is not known yet which of the resembling rows are open to them. */
const ALL = 'NULL'
const FEW = 400

const sourcesFor = (kind: Wanted) => {
  const { id, title, titleFil, editors, learners, isEditor } = kind
  const titles = `${title}, ${titleFil}`
  const inTitle = `app.searched_words(${titles}) @@ app.search_words(${TYPED})`
  const inTexts = `app.searched_words(${[titles, ...kind.otherTexts].join(', ')}) @@ app.search_words(${TYPED})`
  const begins = `(${[title, titleFil].map((each) => `app.beginning(${each}) LIKE app.search_beginning(${TYPED})`).join(' OR ')})`
  // IS TRUE keeps the planner from turning the subquery into a join: it runs once, and each row is looked up in a hash.
  const among = (ids: string) =>
    isEditor
      ? `${editors.from} WHERE ${editors.where} AND ${id} IN (${ids})`
      : `${learners.from} WHERE (${learners.id} IN (${ids})) IS TRUE`
  const thatMatch = (condition: string, ids: string) =>
    isEditor
      ? `${editors.from} WHERE ${editors.where} AND ${condition}`
      : among(ids)

  const way = (rank: string, matching: string) => `
    SELECT '${kind.type}' AS type, ${id} AS id, ${kind.subId} AS "subId", ${rank} AS rank,
      CASE WHEN ${IN_VIEWERS_LANGUAGE} AND ${titleFil} ~ '\\S' THEN ${titleFil} ELSE ${title} END AS title,
      word_similarity(app.unaccent(${TYPED}), app.searched(${titles})) AS likeness
    FROM ${matching}`
  return {
    exact: [
      `${way('0', thatMatch(begins, `SELECT ${id} FROM ${kind.table} WHERE ${begins}`))} LIMIT ${SEARCH_HITS}`,
      `${way(`CASE WHEN ${begins} THEN 0 WHEN ${inTitle} THEN 1 ELSE 2 END`, thatMatch(inTexts, `SELECT ${kind.matching}(${TYPED})`))} LIMIT ${RANKED}`,
    ],
    mistyped: way(
      '3',
      `${among(`SELECT ${kind.resembling}(${TYPED}, ${isEditor ? FEW : ALL})`)} AND ${FEW_FOUND}`
    ),
  }
}

const unionOf = (parts: string[]) =>
  parts.map((part) => `(${part})`).join(' UNION ')

type Parameters = {
  userId: number
  levelIds: string[]
  typed: string
  lang: string
}

/** @returns rows of type, id, subId and title, best first */
export const searchQuery = (
  kinds: Wanted[],
  { userId, levelIds, typed, lang }: Parameters
) => {
  const ways = kinds.map(sourcesFor)
  return {
    text: `
      WITH ${openTables()}, ${OPEN_EVENTS}, ${OPEN_RESOURCES}, found AS MATERIALIZED (
        ${unionOf(ways.flatMap(({ exact }) => exact))}
      ), hits AS (
        SELECT * FROM found UNION ALL
        SELECT * FROM (${unionOf(ways.map(({ mistyped }) => mistyped))}) mistyped
        WHERE NOT EXISTS (SELECT 1 FROM found WHERE found.type = mistyped.type AND found.id = mistyped.id)
      )
      SELECT type, id, "subId", title FROM hits ORDER BY rank, likeness DESC, type, title, id LIMIT ${SEARCH_HITS}`,
    values: [userId, levelIds, typed, lang],
  }
}
