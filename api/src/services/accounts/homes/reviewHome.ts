import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { int, json, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { local } from 'src/lib/translations'

import { COUNTED, LISTED } from './homeBounds'

type Review = {
  requestId: number | null
  stageId: number
  stageNumber: number
  name: string
  title: string | null
  translations: Prisma.JsonValue
  since: string
  dueAt: string | null
  isOverdue: boolean
  isOwnClaim: boolean
}

const IN_ORDER = 'w."dueAt" NULLS LAST, w.since, w."userId", w.number'

// One statement of index ranges. $1 are the stages that the viewer reviews, $2 is the viewer, whose own work others
// review. A request that another reviewer is assigned to or has claimed is left to that reviewer.
const REVIEW_HOME = prepared(
  'reviewHome',
  `
  WITH waiting AS MATERIALIZED (
    (SELECT r.id AS number, r."userId", r."fromStageId" AS "stageId", NULL::int AS "taskId", r."submittedAt" AS since, r."slaDueAt" AS "dueAt",
      r.status = 'IN_REVIEW' AND r."claimedById" = $2 AS claimed
    FROM "MoveUpRequest" r JOIN "User" u ON u.id = r."userId" AND u."archivedAt" IS NULL
    WHERE r."fromStageId" = ANY($1) AND r.status IN ('REQUESTED', 'IN_REVIEW') AND r."userId" <> $2
      AND COALESCE(r."assignedToId", $2) = $2
      AND (r.status = 'REQUESTED' OR r."claimedById" = $2 OR r."claimedAt" < now() - interval '2 hours')
    ORDER BY r."slaDueAt", r.id LIMIT ${COUNTED})
    UNION ALL
    (SELECT ut."taskId", ut."userId", t."stageId", ut."taskId", COALESCE(ut."submittedAt", ut."createdAt"), NULL, false
    FROM "Task" t JOIN "UserTask" ut ON ut."taskId" = t.id AND ut.status = 'SUBMITTED'
      JOIN "User" u ON u.id = ut."userId" AND u."archivedAt" IS NULL
    WHERE t."stageId" = ANY($1) AND ut."userId" <> $2 LIMIT ${COUNTED})
  )
  SELECT (SELECT count(*)::int FROM waiting) AS count,
    (SELECT count(*)::int FROM waiting WHERE "dueAt" < now()) AS "overdueCount",
    COALESCE((
      SELECT json_agg(json_build_object('requestId', CASE WHEN w."taskId" IS NULL THEN w.number END, 'stageId', w."stageId",
        'stageNumber', st.number, 'name', u."firstName" || ' ' || u."lastName", 'title', t.title, 'translations', t.translations,
        'since', w.since, 'dueAt', w."dueAt", 'isOverdue', COALESCE(w."dueAt" < now(), false), 'isOwnClaim', w.claimed)
        ORDER BY ${IN_ORDER})
      FROM (SELECT * FROM waiting w ORDER BY ${IN_ORDER} LIMIT ${LISTED}) w JOIN "User" u ON u.id = w."userId"
        JOIN "Stage" st ON st.id = w."stageId" LEFT JOIN "Task" t ON t.id = w."taskId"
    ), '[]') AS lines`,
  { count: int, overdueCount: int, lines: json<Review[]>() }
)

/** The requests to move up and the proofs that wait for the viewer as a reviewer, overdue ones first. */
export const reviewHome = (async () => {
  const { id, stagesAsReviewer } = currentUser()
  const { lines, ...counts } = await REVIEW_HOME.one(pool, [
    stagesAsReviewer.map((stage) => stage.id),
    id,
  ])
  return {
    ...counts,
    lines: lines.map(({ translations, ...line }) => ({
      ...line,
      title: line.title && local({ title: line.title, translations }, 'title'),
      since: new Date(line.since),
      dueAt: line.dueAt && new Date(line.dueAt),
    })),
  }
}) satisfies QueryResolvers['reviewHome']
