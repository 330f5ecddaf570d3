import type { InfoLogsPage, QueryResolvers } from 'types/graphql'

import { pool } from 'src/lib/db'
import { totalWithin, typedText, windowWithin } from 'src/lib/paging'
import { addDays, isDay, startOfDay } from 'src/shared/manilaTime'

import { boundOf, ENTITIES_SQL, infoLogsQuery } from './infoLogsQuery'

const given = (text?: string | null) => typedText(text ?? '') || undefined

const startOf = (day?: string | null, later = 0) =>
  day && isDay(day) ? startOfDay(addDays(day, later)) : undefined

type InfoLogsRow = { counted: number; rows: InfoLogsPage['rows'] }

export const infoLogsPage = (async ({
  page,
  perPage,
  sort,
  q,
  entity,
  from,
  to,
}) => {
  const person = given(q)
  const bound = boundOf(person)
  const { rows } = await pool.query<InfoLogsRow>(
    infoLogsQuery({
      ...windowWithin(bound, { page, perPage }),
      isOldestFirst: sort === 'CREATED_AT',
      person,
      entity: given(entity),
      since: startOf(from),
      before: startOf(to, 1),
    })
  )
  const [{ counted, rows: lines }] = rows
  return { rows: lines, ...totalWithin(bound, counted) }
}) satisfies QueryResolvers['infoLogsPage']

export const infoLogEntities = (async () => {
  const { rows } = await pool.query<{ entity: string }>(ENTITIES_SQL)
  return rows.map(({ entity }) => entity)
}) satisfies QueryResolvers['infoLogEntities']
