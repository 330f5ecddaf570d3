import type { Prisma } from '@prisma/client'
import type {
  ManagedStageMembersFilter,
  ManagedStageMembersSort,
  QueryResolvers,
} from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { totalWithin, searchText, windowWithin } from 'src/lib/database/paging'
import {
  composed,
  int,
  json,
  keysOf,
  prepared,
  text,
} from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { local } from 'src/lib/translations'
import { isNamed } from 'src/services/accounts/users/personSearch'
import type { MoveUpStatus } from 'src/shared/community/moveUp'

import { stuckBefore } from './stuckBefore'

/** The count of members stops at this number, and so do pages; a search finds the rest. */
const BOUND = 1000

const ledStage = () => {
  const { managedStage } = currentUser()
  if (!managedStage) throw new AppError('NOT_FOUND')
  return managedStage
}

// A member with an open request waits for a reviewer and does not count as stuck.
const HAS_REQUEST = `EXISTS (SELECT 1 FROM "MoveUpRequest" r WHERE r."userId" = u.id AND r.status IN ('REQUESTED', 'IN_REVIEW'))`

const filters: Record<ManagedStageMembersFilter, string> = {
  ALL: 'true',
  STUCK: `u."stageProgressAt" < $2 AND NOT ${HAS_REQUEST}`,
  WAITING: HAS_REQUEST,
}

const orders: Record<ManagedStageMembersSort, string> = {
  STAGE_PROGRESS_AT: 'u."stageProgressAt", u.id',
  STAGE_PROGRESS_AT_DESC: 'u."stageProgressAt" DESC, u.id DESC',
  XP: 'u.xp, u.id',
  XP_DESC: 'u.xp DESC, u.id DESC',
}

type Member = {
  id: number
  name: string
  email: string
  xp: number
  stageProgressAt: string
  doneCount: number
  taskCount: number
  isStuck: boolean
  requestStatus: MoveUpStatus | null
}

type WantedMembers = {
  filter: ManagedStageMembersFilter
  sort: ManagedStageMembersSort
  words: string
  /** The stage, the time before which members are stuck, the page's start and its rows. */
  of: unknown[]
}

// One statement: finds the matching members up to a bound by an index of the stage, then reads the progress of the
// page's rows.
const membersQuery = ({ filter, sort, words, of }: WantedMembers) => {
  const order = orders[sort]
  const values = [...of]
  const named = words
    ? isNamed(words, (value) => `$${values.push(value)}`)
    : 'true'
  return {
    values,
    text: `
  WITH found AS MATERIALIZED (
    SELECT u.* FROM "User" u WHERE u."stageId" = $1 AND u."archivedAt" IS NULL AND ${filters[filter]}
      AND ${named} AND $2::timestamptz IS NOT NULL
    ORDER BY ${order} LIMIT ${BOUND + 1}
  ), tasks AS (
    SELECT id FROM "Task" WHERE "stageId" = $1 AND "isActive" AND "retiredAt" IS NULL
  )
  SELECT (SELECT count(*)::int FROM found) AS counted, COALESCE((
    SELECT json_agg(page) FROM (
      SELECT u.id, u."firstName" || ' ' || u."lastName" AS name, u.email, u.xp, u."stageProgressAt",
        (SELECT count(*)::int FROM tasks) AS "taskCount",
        (SELECT count(*)::int FROM "UserTask" ut JOIN tasks t ON t.id = ut."taskId" WHERE ut."userId" = u.id AND ut.status = 'COMPLETED') AS "doneCount",
        u."stageProgressAt" < $2 AND NOT ${HAS_REQUEST} AS "isStuck",
        (SELECT r.status FROM "MoveUpRequest" r WHERE r."userId" = u.id AND r.status IN ('REQUESTED', 'IN_REVIEW', 'RETURNED')) AS "requestStatus"
      FROM (SELECT * FROM found u ORDER BY ${order} OFFSET $3 LIMIT $4) u ORDER BY ${order}
    ) page), '[]') AS rows`,
  }
}

const MEMBERS = composed(
  membersQuery,
  { counted: int, rows: json<Member[]>() },
  keysOf(filters).flatMap((filter) =>
    keysOf(orders).map((sort) => ({
      filter,
      sort,
      words: filter === 'ALL' ? 'ana' : '',
      of: [1, '', 0, 10],
    }))
  )
)

/** The members of the stage that the viewer leads; by default, the longest inactive come first. */
export const managedStageMembersPage = (async ({
  sort,
  q,
  filter,
  ...place
}) => {
  const { id } = ledStage()
  const { skip, take } = windowWithin(BOUND, place)
  const { counted, rows } = await MEMBERS.one(pool, {
    filter: filter ?? 'ALL',
    sort: sort ?? 'STAGE_PROGRESS_AT',
    words: searchText(q),
    of: [id, stuckBefore(), skip, take],
  })
  return {
    rows: rows.map((row) => ({
      ...row,
      percentage:
        row.taskCount === 0
          ? 0
          : Math.floor((row.doneCount * 100) / row.taskCount),
      stageProgressAt: new Date(row.stageProgressAt),
    })),
    total: totalWithin(BOUND, counted).total,
  }
}) satisfies QueryResolvers['managedStageMembersPage']

// Each count stops one above the bound.
const SUMMARY = prepared(
  'managedStage',
  `
  SELECT st.id, st.number, st.name, st.translations,
    (SELECT count(*)::int FROM (SELECT 1 FROM "User" WHERE "stageId" = st.id AND "archivedAt" IS NULL LIMIT ${BOUND + 1}) m) AS "memberCount",
    (SELECT count(*)::int FROM (SELECT 1 FROM "User" u WHERE u."stageId" = st.id AND u."archivedAt" IS NULL AND ${filters.STUCK} LIMIT ${BOUND + 1}) s) AS "stuckCount",
    (SELECT count(*)::int FROM (SELECT 1 FROM "MoveUpRequest" WHERE "fromStageId" = st.id AND status IN ('REQUESTED', 'IN_REVIEW') LIMIT ${BOUND + 1}) w) AS "waitingCount",
    (SELECT count(*)::int FROM (SELECT 1 FROM "MoveUpRequest" WHERE "fromStageId" = st.id AND status IN ('REQUESTED', 'IN_REVIEW')
      AND "slaDueAt" < now() LIMIT ${BOUND + 1}) o) AS "overdueCount"
  FROM "Stage" st WHERE st.id = $1`,
  {
    id: int,
    number: int,
    name: text,
    translations: json<Prisma.JsonValue>(),
    memberCount: int,
    stuckCount: int,
    waitingCount: int,
    overdueCount: int,
  }
)

/** The figures of the stage that the viewer leads; null for other users. */
export const managedStage = (async () => {
  const led = currentUser().managedStage
  if (!led) return null
  const row = await SUMMARY.first(pool, [led.id, stuckBefore()])
  return row ? { ...row, name: local(row, 'name') } : null
}) satisfies QueryResolvers['managedStage']
