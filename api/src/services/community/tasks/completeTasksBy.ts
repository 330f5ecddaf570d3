// Tasks that count by themselves. What they wait for may happen before their stage is reached: then it is remembered, and
// they count on arrival.
import type { Tx } from 'src/lib/db'

import { actingValues, completingSql } from './completingSql'

type Client = Pick<Tx, '$queryRawUnsafe'>

type Done = { taskId: number; userId: number; delta: number }

type Event = {
  kind: 'lesson' | 'event' | 'form'
  /** Of the lesson, event or form. */
  id: number
  userIds: number[]
}

const COUNTS = `t.verification = 'AUTO' AND t."isActive" AND t."retiredAt" IS NULL`

// A task names its lesson or form; events name the task, since any of several may count.
const HAPPENED_SQL = completingSql({
  ctes: `task AS MATERIALIZED (
    SELECT t.id, t.points, u.id AS "userId", t."stageId" = u."stageId" AS "isHere" FROM "Task" t, "User" u
    WHERE t."autoKind" = $5::text::"TaskAutoKind" AND (t."autoTargetId" = $6::int OR $5 = 'EVENT' AND t.id = (SELECT e."taskId" FROM "Event" e WHERE e.id = $6::int)) AND ${COUNTS} AND u.id = ANY($7::int[])
    ORDER BY u.id, t.id
  ), remembered AS (
    INSERT INTO "UserTask" ("userId", "taskId", "metAt") SELECT "userId", id, now() FROM task WHERE "isHere" IS NOT TRUE
    ON CONFLICT ("userId", "taskId") DO UPDATE SET "metAt" = COALESCE("UserTask"."metAt", now())
  ), target AS (
    SELECT "userId", id AS "taskId", points, NULL::int AS "decidedById", NULL::text AS note FROM task WHERE "isHere"
  )`,
  action: 'task.counted',
})

// A completion that was taken back stays so until it happens again.
const OPEN = `"UserTask".status = 'OPEN'`

const ARRIVED_SQL = completingSql({
  ctes: `target AS (
    SELECT ut."userId", t.id AS "taskId", t.points, NULL::int AS "decidedById", NULL::text AS note
    FROM "User" u JOIN "Task" t ON t."stageId" = u."stageId" JOIN "UserTask" ut ON ut."taskId" = t.id AND ut."userId" = u.id
    WHERE u.id = $5::int AND ut."metAt" IS NOT NULL AND ut.status = 'OPEN' AND ${COUNTS}
  )`,
  from: OPEN,
  action: 'task.counted',
})

const LATE_RULE_SQL = completingSql({
  ctes: `met AS (
    SELECT lp."userId", t.id AS "taskId", t.points, t."stageId" = u."stageId" AS "isHere" FROM "Task" t
      JOIN "LessonProgress" lp ON lp."lessonId" = t."autoTargetId" AND lp."completedAt" IS NOT NULL JOIN "User" u ON u.id = lp."userId"
    WHERE t.id = $5::int AND t."autoKind" = 'LESSON' AND ${COUNTS}
  ), remembered AS (
    INSERT INTO "UserTask" ("userId", "taskId", "metAt") SELECT "userId", "taskId", now() FROM met WHERE "isHere" IS NOT TRUE
    ON CONFLICT ("userId", "taskId") DO UPDATE SET "metAt" = COALESCE("UserTask"."metAt", now())
  ), target AS (
    SELECT "userId", "taskId", points, NULL::int AS "decidedById", NULL::text AS note FROM met WHERE "isHere"
  )`,
  from: OPEN,
  action: 'task.counted',
})

/**
 * A lesson was completed, an event attended, a form sent: what of their stages waited for that counts now, once however
 * often it is told. One statement for however many people, in the order of their ids, so that two who tell it do not wait
 * for each other in a circle.
 */
export const completeTasksBy = (client: Client, { kind, id, userIds }: Event) =>
  client.$queryRawUnsafe<Done[]>(
    HAPPENED_SQL,
    ...actingValues(),
    kind.toUpperCase(),
    id,
    userIds
  )

/** On a stage that somebody has just come to: what had happened before. */
export const completeTasksMet = (client: Client, userId: number) =>
  client.$queryRawUnsafe<Done[]>(ARRIVED_SQL, ...actingValues(), userId)

/** After a task's rule was written or changed: the lessons that were completed before. Events and forms count from now on. */
export const completeTaskForAll = (client: Client, taskId: number) =>
  client.$queryRawUnsafe<Done[]>(LATE_RULE_SQL, ...actingValues(), taskId)
