import type { InfoLogsPage, QueryResolvers } from 'types/graphql'

import { pool } from 'src/lib/db'
import { PAGE_ROWS } from 'src/shared/constants'
import { addDays, isDay, startOfDay } from 'src/shared/manilaTime'

import { boundOf, ENTITIES_SQL, infoLogsQuery } from './infoLogsQuery'

const MAX_ROWS = 100

// PostgreSQL's texts hold no NUL.
const given = (text?: string | null) =>
  text?.replaceAll('\0', '').trim() || undefined

const startOf = (day?: string | null, later = 0) =>
  day && isDay(day) ? startOfDay(addDays(day, later)) : undefined

type InfoLogsRow = { counted: number; rows: InfoLogsPage['rows'] }

export const infoLogsPage = (async ({
  page,
  perPage,
  sort,
  q,
  filter,
  from,
  to,
}) => {
  const person = given(q)
  const bound = boundOf(person)
  const size = Math.min(Math.max(perPage ?? PAGE_ROWS, 1), MAX_ROWS)
  const skip = Math.min((Math.max(page ?? 1, 1) - 1) * size, bound)
  const { rows } = await pool.query<InfoLogsRow>(
    infoLogsQuery({
      skip,
      take: Math.min(size, bound - skip),
      isOldestFirst: sort === 'createdAt',
      person,
      entity: given(filter),
      since: startOf(from),
      before: startOf(to, 1),
    })
  )
  const [{ counted, rows: lines }] = rows
  return {
    rows: lines,
    total: Math.min(counted, bound),
    isTotalCapped: counted > bound,
  }
}) satisfies QueryResolvers['infoLogsPage']

export const infoLogEntities = (async () => {
  const { rows } = await pool.query<{ entity: string }>(ENTITIES_SQL)
  return rows.map(({ entity }) => entity)
}) satisfies QueryResolvers['infoLogEntities']
