import type { Prisma, Task } from '@prisma/client'

import { int, json, nullable, prepared } from 'src/lib/database/sql'
import { pool, type Tx } from 'src/lib/db'
import { stageProgress } from 'src/shared/community/stageProgress'

export type StageRow = {
  id: number
  number: number
  name: string
  description: string
  unlocks: string
  translations: Prisma.JsonValue
  requiredPoints: number | null
  requireReview: boolean
  slaHours: number
  reviewerRule: 'ANY_STAGE_REVIEWER' | 'ASSIGNED' | 'ROUND_ROBIN'
}

/** The member's state of a task. */
export type TaskState = {
  taskId: number
  status: 'OPEN' | 'SUBMITTED' | 'RETURNED' | 'COMPLETED' | 'REVERSED'
  completedAt: string | null
  submittedAt: string | null
  decidedById: number | null
  note: string | null
  proofText: string | null
  proofUrl: string | null
  proofFileId: number | null
}

// One statement for every place that shows a member's progress. A member without a stage sees the first one. A retired
// task is not required, and is still shown to members who finished it. The drawer and the home page load this at every
// visit, so it is prepared, unless a transaction has to see its own writes.
export const PROGRESS = prepared(
  'userStageProgress',
  `
  SELECT u.xp, to_jsonb(st) AS stage, to_jsonb(next) AS "nextStage",
    COALESCE((SELECT jsonb_agg(to_jsonb(t) ORDER BY t.position) FROM "Task" t WHERE t."stageId" = st.id AND t."isActive"
      AND (t."retiredAt" IS NULL OR EXISTS (
        SELECT 1 FROM "UserTask" ut WHERE ut."userId" = u.id AND ut."taskId" = t.id AND ut.status = 'COMPLETED'))), '[]') AS tasks,
    COALESCE((SELECT jsonb_agg(to_jsonb(ut)) FROM "UserTask" ut JOIN "Task" t ON t.id = ut."taskId" AND t."stageId" = st.id
      WHERE ut."userId" = u.id), '[]') AS states
  FROM "User" u LEFT JOIN "Stage" st ON st.id = u."stageId"
    LEFT JOIN LATERAL (SELECT * FROM "Stage" n WHERE n."isActive" AND n.number > COALESCE(st.number, 0) ORDER BY n.number LIMIT 1) next ON true
  WHERE u.id = $1::int`,
  {
    xp: int,
    stage: nullable(json<StageRow>()),
    nextStage: nullable(json<StageRow>()),
    tasks: json<Task[]>(),
    states: json<TaskState[]>(),
  }
)

/** A member's progress on their stage; null for an unknown user. */
export const loadProgress = async (userId: number, tx?: Tx) => {
  const row = await PROGRESS.first(tx ?? pool, [userId])
  if (!row) return null
  const progress = stageProgress({
    tasks: row.tasks,
    finishedTaskIds: row.states
      .filter(({ status }) => status === 'COMPLETED')
      .map(({ taskId }) => taskId),
    points: row.xp,
    requiredPoints: row.stage?.requiredPoints ?? null,
  })
  return { ...row, progress }
}

export type LoadedProgress = NonNullable<
  Awaited<ReturnType<typeof loadProgress>>
>
