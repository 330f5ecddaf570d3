import type {
  FormResponsesSort,
  QueryResolvers,
  ResponseStatus,
} from 'types/graphql'

import {
  escapeLike,
  totalWithin,
  searchText,
  windowWithin,
} from 'src/lib/database/paging'
import { composed, int, keysOf, listOf } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { searchOf } from 'src/services/accounts/users/personSearch'

import { asResponse, withResponseParts } from './asResponse'

/** The count of responses stops at this number, and so do pages. */
const BOUND = 10_000

const orders: Record<FormResponsesSort, string> = {
  SUBMITTED_AT: '"submittedAt", id',
  SUBMITTED_AT_DESC: '"submittedAt" DESC, id DESC',
}

type Wanted = {
  formId: number
  /** Null for those that were sent and are not archived. */
  status: ResponseStatus | null
  /** The beginning of the address, in lower case. */
  start: string
  /** The ids of people whose names match the search. */
  named: number[]
  order: FormResponsesSort
  skip: number
  take: number
}

// The statuses are literals: PostgreSQL uses the partial indexes of sent responses only if it knows them when it plans.
const pageQuery = ({
  formId,
  status,
  start,
  named,
  order,
  skip,
  take,
}: Wanted) => ({
  text: `
    WITH found AS MATERIALIZED (
      SELECT id, "submittedAt" FROM "FormResponse"
      WHERE "formId" = $1 AND ${status ? `status = '${status}'` : `status IN ('SUBMITTED', 'REVIEWED')`}
        ${start && `AND (email LIKE $4 || '%' OR "userId" = ANY($5::int[]))`}
      ORDER BY ${orders[order]} LIMIT ${BOUND + 1})
    SELECT (SELECT count(*)::int FROM found) AS counted,
      ARRAY(SELECT id FROM found ORDER BY ${orders[order]} OFFSET $2 LIMIT $3) AS ids`,
  values: [formId, skip, take, ...(start ? [escapeLike(start), named] : [])],
})

const sample: Wanted = {
  formId: 1,
  status: null,
  start: '',
  named: [],
  order: 'SUBMITTED_AT_DESC',
  skip: 0,
  take: 10,
}

const PAGE = composed(pageQuery, { counted: int, ids: listOf(int) }, [
  ...keysOf(orders).map((order) => ({ ...sample, order })),
  { ...sample, start: 'ana', status: 'ARCHIVED' },
])

const respondentsNamed = searchOf({
  id: 'u.id',
  rows: `"FormResponse" r JOIN "User" u ON u.id = r."userId" WHERE r."formId" = $1`,
  most: BOUND,
})

/** Without a filter, those that were sent and are not archived. */
export const formResponsesPage = (async ({
  formId,
  q,
  filter,
  sort,
  ...place
}) => {
  const words = searchText(q)
  const { counted, ids } = await PAGE.one(pool, {
    formId,
    status: filter ?? null,
    start: words.toLowerCase(),
    named: words ? await respondentsNamed(words, formId) : [],
    order: sort ?? 'SUBMITTED_AT_DESC',
    ...windowWithin(BOUND, place),
  })
  const rows = await db.formResponse.findMany({
    where: { id: { in: ids } },
    include: withResponseParts,
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []).map(asResponse),
    ...totalWithin(BOUND, counted),
  }
}) satisfies QueryResolvers['formResponsesPage']
