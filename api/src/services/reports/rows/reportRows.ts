// The rows behind a report's figures, in one statement: it reads them in index order from the last cursor, up to a
// bound. Pages show the first thousand rows. A file fetches all of them, part by part, with `after`.
import { totalWithin, windowWithin } from 'src/lib/database/paging'
import { staffPool } from 'src/lib/database/replica/staffPool'
import { refuseInput } from 'src/lib/errors'

import { parametersOf, sourceSql, type Source } from './source'

/** Counts stop at this many rows, and so do pages. */
const ROWS_BOUND = 1000

/** To find rows that match a condition on other tables, at most this many index rows are read per answer. */
const WALKED = 20_000

/** The number of rows that a file gets per request. */
const FILE_ROWS = 500

export type Rows = {
  sources: Source[]
  isNewestFirst: boolean
  /** A condition on other tables, which are joined to `w.id`. Only allowed with a single source. */
  wanted?: { joins: string; where: string }
  /** The SQL expression of a row as JSON. It uses `w.id` and `joins`. */
  row: string
  joins: string
  values: unknown[]
}

export type RowsArgs = {
  page?: number | null
  perPage?: number | null
  /**
   * The cursor at which a file continues. An empty text starts at the beginning; null means a page instead of a file.
   */
  after?: string | null
}

type Answer<Row> = {
  counted: number
  lastFound: string | null
  lastWalked: string | null
  rows: Row[]
}

const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z')

/** Parses a cursor, '<milliseconds>_<id>' of the last row. */
const placeOf = (after: string) => {
  const [, ms, id] = /^(\d{1,15})_(\d{1,9})$/.exec(after) ?? []
  refuseInput({ after: (!ms || Number(ms) > LAST_MS) && 'INVALID' })
  return { at: new Date(Number(ms)).toISOString(), id: Number(id) }
}

const boundsOf = ({ page, perPage, after }: RowsArgs) =>
  typeof after === 'string'
    ? { bound: FILE_ROWS, skip: 0, take: FILE_ROWS }
    : { bound: ROWS_BOUND, ...windowWithin(ROWS_BOUND, { page, perPage }) }

const PLACE = `(extract(epoch FROM at) * 1000)::bigint || '_' || id`

export const reportRows = async <Row>(args: RowsArgs, rows: Rows) => {
  const { wanted, values } = rows
  const parameter = parametersOf(values)
  const { bound, skip, take } = boundsOf(args)
  const most = wanted ? WALKED : bound + 1
  const direction = rows.isNewestFirst ? 'DESC' : 'ASC'
  const order = `at ${direction}, id ${direction}`
  const after = args.after ? placeOf(args.after) : null
  const sources = rows.sources.map((source) =>
    sourceSql(source, { direction, after, most, parameter })
  )
  const answer = await staffPool.query<Answer<Row>>(
    `WITH walked AS MATERIALIZED (
      SELECT * FROM (${sources.join(' UNION ALL ')}) either ORDER BY ${order} LIMIT ${most}
    ), found AS MATERIALIZED (
      SELECT w.id, w.at FROM walked w ${wanted ? `${wanted.joins} WHERE ${wanted.where}` : ''} ORDER BY ${order} LIMIT ${bound + 1}
    ), page AS (
      SELECT * FROM found ORDER BY ${order} OFFSET ${parameter(skip)} LIMIT ${parameter(take)}
    )
    SELECT (SELECT count(*)::int FROM found) AS counted,
      (SELECT ${PLACE} FROM found ORDER BY ${order} OFFSET ${bound - 1} LIMIT 1) AS "lastFound",
      (SELECT ${PLACE} FROM walked ORDER BY ${order} OFFSET ${most - 1} LIMIT 1) AS "lastWalked",
      COALESCE((SELECT json_agg(${rows.row} ORDER BY w.at ${direction}, w.id ${direction}) FROM page w ${rows.joins}), '[]') AS rows`,
    values
  )
  const [{ counted, lastFound, lastWalked, rows: found }] = answer.rows
  // If the walk stopped at its limit before the page was full, there may be more matching rows after it.
  const goesOn = wanted && counted <= bound ? lastWalked : null
  return {
    rows: found,
    total: totalWithin(bound, counted).total,
    isTotalCapped: counted > bound || goesOn !== null,
    next: counted > bound ? lastFound : goesOn,
  }
}
