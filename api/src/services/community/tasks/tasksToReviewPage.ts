import type { TaskProofKind } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { totalWithin, windowWithin } from 'src/lib/database/paging'
import { int, json, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { local } from 'src/lib/translations'
import { requireStageReview } from 'src/services/community/moveUps/review/reviewScope'
import { uploadUrlOf } from 'src/shared/uploads'

const BOUND = 500

type SubmittedTask = {
  userId: number
  taskId: number
  title: string
  translations: null
  proofKind: TaskProofKind
  points: number
  memberName: string
  proofText: string | null
  proofUrl: string | null
  proofFileId: number | null
  submittedAt: string | null
}

// One statement; the index UserTask_submitted holds only tasks in review.
const SUBMITTED = prepared(
  'tasksToReviewPage',
  `
  WITH found AS MATERIALIZED (
    SELECT ut.*, t.title, t.translations, t."proofKind", t.points FROM "Task" t
      JOIN "UserTask" ut ON ut."taskId" = t.id AND ut.status = 'SUBMITTED' JOIN "User" u ON u.id = ut."userId" AND u."archivedAt" IS NULL
    WHERE t."stageId" = $1 ORDER BY COALESCE(ut."submittedAt", ut."createdAt"), ut."userId", ut."taskId" LIMIT ${BOUND + 1}
  )
  SELECT (SELECT count(*)::int FROM found) AS counted, COALESCE((
    SELECT json_agg(page) FROM (
      SELECT f."userId", f."taskId", f.title, jsonb_build_object('fil', jsonb_build_object('title', f.translations #> '{fil,title}')) AS translations,
        f."proofKind", f.points, u."firstName" || ' ' || u."lastName" AS "memberName", f."proofText", f."proofUrl", f."proofFileId",
        COALESCE(f."submittedAt", f."createdAt") AS "submittedAt"
      FROM (SELECT * FROM found ORDER BY COALESCE("submittedAt", "createdAt"), "userId", "taskId" OFFSET $2 LIMIT $3) f
        JOIN "User" u ON u.id = f."userId" ORDER BY COALESCE(f."submittedAt", f."createdAt"), f."userId", f."taskId"
    ) page), '[]') AS rows`,
  { counted: int, rows: json<SubmittedTask[]>() }
)

/** The tasks that a stage's members handed in, longest waiting first, for its reviewers. */
export const tasksToReviewPage = (async ({ stageId, ...place }) => {
  requireStageReview(stageId)
  const { skip, take } = windowWithin(BOUND, place)
  const { counted, rows } = await SUBMITTED.one(pool, [stageId, skip, take])
  return {
    rows: rows.map((row) => ({
      ...row,
      id: `${row.userId}-${row.taskId}`,
      title: local(row, 'title'),
      proofFileUrl: uploadUrlOf(row.proofFileId),
      submittedAt: row.submittedAt && new Date(row.submittedAt),
      isOwn: row.userId === currentUser().id,
    })),
    total: totalWithin(BOUND, counted).total,
  }
}) satisfies QueryResolvers['tasksToReviewPage']
