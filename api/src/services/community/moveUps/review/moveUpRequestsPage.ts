import type { MoveUpRequestsFilter, QueryResolvers } from 'types/graphql'

import { totalWithin, searchText, windowWithin } from 'src/lib/database/paging'
import { composed, int, json, keysOf } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { isNamed, PERSON_NAMES } from 'src/services/accounts/users/personSearch'
import { claimEnds, type MoveUpStatus } from 'src/shared/community/moveUp'

import { readableGroup } from './reviewScope'

/** The count of a stage's requests stops at this number, and so do pages. */
const BOUND = 500

const filters: Record<MoveUpRequestsFilter, string> = {
  WAITING: `r.status IN ('REQUESTED', 'IN_REVIEW')`,
  RETURNED: `r.status = 'RETURNED'`,
  DECIDED: `r.status IN ('APPROVED', 'DECLINED', 'REVERTED')`,
  ENDED: `r.status IN ('WITHDRAWN', 'EXPIRED')`,
}

type Request = {
  id: number
  userId: number
  memberName: string
  status: MoveUpStatus
  round: number
  submittedAt: Date
  slaDueAt: Date
  isOverdue: boolean
  assignedToName: string | null
  claimedByName: string | null
  claimedAt: Date | null
}

const LATEST_FIRST = 'r."submittedAt" DESC, r.id DESC'

const orders: Record<MoveUpRequestsFilter, string> = {
  WAITING: 'r."slaDueAt", r.id',
  RETURNED: LATEST_FIRST,
  DECIDED: LATEST_FIRST,
  ENDED: LATEST_FIRST,
}

type Wanted = {
  filter: MoveUpRequestsFilter
  words: string
  /** The stage, the page's start and its rows, and the group. */
  of: [number, number, number, number | null]
}

// One statement: reads the requests that have waited longest (or changed last) by the stage's index, up to a bound, and
// then the page with names. The list has no addresses, so a search finds nobody by one.
const REQUESTS = composed(
  ({ filter, words, of }: Wanted) => {
    const values: (string | number | null)[] = [...of]
    const named = words
      ? `EXISTS (SELECT FROM "User" u WHERE u.id = r."userId" AND ${isNamed(words, (value) => `$${values.push(value)}`, PERSON_NAMES)})`
      : 'true'
    const order = orders[filter]
    return {
      name: words ? undefined : `moveUpRequestsPage-${filter}`,
      values,
      text: `
  WITH found AS MATERIALIZED (
    SELECT * FROM "MoveUpRequest" r WHERE r."fromStageId" = $1 AND ${filters[filter]} AND ($4::int IS NULL OR r."userId" IN (
      SELECT gm."userId" FROM "GroupMembership" gm WHERE gm."groupId" = $4::int AND gm."endedAt" IS NULL)) AND ${named}
    ORDER BY ${order} LIMIT ${BOUND + 1}
  )
  SELECT (SELECT count(*)::int FROM found) AS counted, COALESCE((
    SELECT json_agg(page) FROM (
      SELECT r.id, r."userId", r.status, r.round, r."submittedAt", r."slaDueAt", r."claimedAt",
        r.status IN ('REQUESTED', 'IN_REVIEW') AND r."slaDueAt" < now() AS "isOverdue",
        u."firstName" || ' ' || u."lastName" AS "memberName", a."firstName" || ' ' || a."lastName" AS "assignedToName",
        c."firstName" || ' ' || c."lastName" AS "claimedByName"
      FROM (SELECT * FROM found r ORDER BY ${order} OFFSET $2 LIMIT $3) r JOIN "User" u ON u.id = r."userId"
        LEFT JOIN "User" a ON a.id = r."assignedToId" LEFT JOIN "User" c ON c.id = r."claimedById" ORDER BY ${order}
    ) page), '[]') AS rows`,
    }
  },
  { counted: int, rows: json<Request[]>() },
  [
    ...keysOf(filters).map((filter) => ({ filter, words: '' })),
    { filter: 'WAITING' as const, words: 'ana' },
  ].map((wanted) => ({ ...wanted, of: [1, 0, 10, null] as Wanted['of'] }))
)

/**
 * The requests to leave a stage, for its reviewers and its leader, and those of a group's people for its leaders. Open
 * requests are sorted by due time, so that late ones come first; decided requests are sorted with the latest first.
 */
export const moveUpRequestsPage = (async ({ stageId, filter, q, ...place }) => {
  const groupId = readableGroup(stageId)
  const { skip, take } = windowWithin(BOUND, place)
  const { counted, rows } = await REQUESTS.one(pool, {
    filter: filter ?? 'WAITING',
    words: searchText(q),
    of: [stageId, skip, take, groupId],
  })
  const now = new Date()
  return {
    rows: rows.map((row) => ({
      ...row,
      submittedAt: new Date(row.submittedAt),
      slaDueAt: new Date(row.slaDueAt),
      claimedByName:
        row.status === 'IN_REVIEW' &&
        row.claimedAt &&
        claimEnds(new Date(row.claimedAt)) > now
          ? row.claimedByName
          : null,
    })),
    total: totalWithin(BOUND, counted).total,
  }
}) satisfies QueryResolvers['moveUpRequestsPage']
