import type { Prisma, Task } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { pool } from 'src/lib/db'
import { mustReach } from 'src/lib/scopes'
import { local } from 'src/lib/translations'
import { stageProgress } from 'src/shared/community/stageProgress'

type StageRow = {
  id: number
  number: number
  name: string
  description: string
  translations: Prisma.JsonValue
  requiredPoints: number | null
}

type Row = {
  xp: number
  stage: StageRow | null
  nextStage: StageRow | null
  tasks: Task[]
  finished: number[]
}

// One statement for the drawer. A member without a stage looks ahead to the first one.
const PROGRESS_SQL = `
  SELECT u.xp, to_jsonb(st) AS stage, to_jsonb(next) AS "nextStage",
    COALESCE((SELECT jsonb_agg(to_jsonb(t) ORDER BY t.position) FROM "Task" t WHERE t."stageId" = st.id AND t."isActive"), '[]') AS tasks,
    ARRAY(SELECT ut."taskId" FROM "UserTask" ut WHERE ut."userId" = u.id AND ut.status = 'COMPLETED') AS finished
  FROM "User" u LEFT JOIN "Stage" st ON st.id = u."stageId"
    LEFT JOIN LATERAL (SELECT * FROM "Stage" n WHERE n."isActive" AND n.number > COALESCE(st.number, 0) ORDER BY n.number LIMIT 1) next ON true
  WHERE u.id = $1`

const asStageName = (stage: StageRow | null) =>
  stage && {
    id: stage.id,
    number: stage.number,
    name: local(stage, 'name'),
    description: local(stage, 'description'),
  }

const asMemberTask = (task: Task) => ({
  ...task,
  title: local(task, 'title'),
  description: local(task, 'description'),
  actionLabel: local(task, 'actionLabel'),
  titleFil: null,
  descriptionFil: null,
  actionLabelFil: null,
})

/** How far a member is on their stage (spec section 7); `id` is the user's. */
export const userStageProgress = (async ({ id }) => {
  await mustReach('user', id)
  const { rows } = await pool.query<Row>({
    name: 'userStageProgress',
    text: PROGRESS_SQL,
    values: [id],
  })
  const row = rows[0]
  if (!row) return null
  const tasks = row.tasks.map(asMemberTask)
  const { points, remainingTasks, remainingTasksCount, percentage } =
    stageProgress({
      tasks,
      finishedTaskIds: row.finished,
      points: row.xp,
      requiredPoints: row.stage?.requiredPoints ?? null,
    })
  return {
    stage: asStageName(row.stage),
    nextStage: asStageName(row.nextStage),
    points,
    stageTasks: tasks,
    remainingTasks,
    remainingTasksCount,
    percentage,
  }
}) satisfies QueryResolvers['userStageProgress']
