import type { InfoLogsPage, QueryResolvers } from 'types/graphql'

import { searchText, totalWithin, windowWithin } from 'src/lib/database/paging'
import { staffPool } from 'src/lib/database/replica/staffPool'
import { composed, int, json, statement, text } from 'src/lib/database/sql'
import { addDays, isDay, startOfDay } from 'src/shared/manilaTime'

import { boundOf, ENTITIES_SQL, infoLogsQuery } from './infoLogsQuery'

const given = (typed?: string | null) => searchText(typed) || undefined

const startOf = (day?: string | null, later = 0) =>
  day && isDay(day) ? startOfDay(addDays(day, later)) : undefined

const LOGS = composed(
  infoLogsQuery,
  { counted: int, rows: json<InfoLogsPage['rows']>() },
  [
    { skip: 0, take: 10, isOldestFirst: false },
    { skip: 0, take: 10, isOldestFirst: false, person: 'ana@' },
    {
      skip: 0,
      take: 10,
      isOldestFirst: true,
      person: 'ana',
      entity: 'User',
      since: new Date(),
      before: new Date(),
    },
  ]
)

const ENTITIES = statement(ENTITIES_SQL, { entity: text })

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
  const { counted, rows } = await LOGS.one(staffPool, {
    ...windowWithin(bound, { page, perPage }),
    isOldestFirst: sort === 'CREATED_AT',
    person,
    entity: given(entity),
    since: startOf(from),
    before: startOf(to, 1),
  })
  return { rows, ...totalWithin(bound, counted) }
}) satisfies QueryResolvers['infoLogsPage']

export const infoLogEntities = (async () => {
  const rows = await ENTITIES.all(staffPool, [])
  return rows.map(({ entity }) => entity)
}) satisfies QueryResolvers['infoLogEntities']
