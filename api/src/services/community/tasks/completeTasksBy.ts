// Tasks that are completed automatically. A trigger that happens before the member reaches the stage is remembered, and
// the task is completed on arrival.
import { int, statement, type Runner } from 'src/lib/database/sql'

import { actingValues, completing } from './completingSql'

type Event = {
  kind: 'lesson' | 'event' | 'form' | 'post' | 'question'
  /** The id of the lesson, event or form; 0 for a post or question, because any of them counts. */
  id: number
  userIds: number[]
}

const COUNTS = `t.verification = 'AUTO' AND t."isActive" AND t."retiredAt" IS NULL`

// A task names its form, and may name its lesson. For events it is the other way round: events name their task, because
// any of several events may complete it.
const HAPPENED = completing({
  ctes: `task AS MATERIALIZED (
    SELECT t.id, t.points, u.id AS "userId", t."stageId" = u."stageId" AS "isHere" FROM "Task" t, "User" u
    WHERE t."autoKind" = $5::text::"TaskAutoKind" AND (t."autoTargetId" = $6::int OR $5 = 'LESSON' AND t."autoTargetId" IS NULL OR $5 = 'EVENT' AND t.id = (SELECT e."taskId" FROM "Event" e WHERE e.id = $6::int) OR $5 IN ('POST', 'QUESTION')) AND ${COUNTS} AND u.id = ANY($7::int[])
    ORDER BY u.id, t.id
  ), remembered AS (
    INSERT INTO "UserTask" ("userId", "taskId", "metAt") SELECT "userId", id, now() FROM task WHERE "isHere" IS NOT TRUE
    ON CONFLICT ("userId", "taskId") DO UPDATE SET "metAt" = COALESCE("UserTask"."metAt", now())
  ), target AS (
    SELECT "userId", id AS "taskId", points, NULL::int AS "decidedById", NULL::text AS note FROM task WHERE "isHere"
  )`,
  action: 'task.counted',
})

// A completion that was reversed stays open until the trigger happens again.
const OPEN = `"UserTask".status = 'OPEN'`

const ARRIVED = completing({
  ctes: `target AS (
    SELECT ut."userId", t.id AS "taskId", t.points, NULL::int AS "decidedById", NULL::text AS note
    FROM "User" u JOIN "Task" t ON t."stageId" = u."stageId" JOIN "UserTask" ut ON ut."taskId" = t.id AND ut."userId" = u.id
    WHERE u.id = $5::int AND ut."metAt" IS NOT NULL AND ut.status = 'OPEN' AND ${COUNTS}
  )`,
  from: OPEN,
  action: 'task.counted',
})

/** The people of one portion, whose locks last less than a second. */
const PEOPLE_AT_ONCE = 500

const NEXT_PEOPLE = statement(
  `SELECT id FROM "User" WHERE id > $1 ORDER BY id LIMIT ${PEOPLE_AT_ONCE}`,
  { id: int }
)

const LATE_RULE = completing({
  ctes: `met AS MATERIALIZED (
    SELECT u.id AS "userId", t.id AS "taskId", t.points, t."stageId" = u."stageId" AS "isHere" FROM "Task" t, "User" u
    WHERE t.id = $5::int AND ${COUNTS} AND u.id = ANY($6::int[]) AND CASE
      WHEN t."autoKind" = 'LESSON' THEN EXISTS (SELECT FROM "LessonProgress" lp
        WHERE lp."userId" = u.id AND (t."autoTargetId" IS NULL OR lp."lessonId" = t."autoTargetId") AND lp."completedAt" IS NOT NULL)
      WHEN t."autoKind" = 'FORM' THEN EXISTS (SELECT FROM "FormResponse" r
        WHERE r."userId" = u.id AND r."formId" = t."autoTargetId" AND r.status <> 'PARTIAL')
      WHEN t."autoKind" IN ('POST', 'QUESTION') THEN EXISTS (SELECT FROM "FeedPost" p
        WHERE p."authorId" = u.id AND p."parentId" IS NULL AND (t."autoKind" = 'POST' OR p.kind = 'QUESTION') AND p."deletedAt" IS NULL AND p."hiddenAt" IS NULL)
      ELSE false END
    ORDER BY u.id
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
 * Call after a lesson was completed, an event attended, a form sent or a post written: completes the matching tasks of
 * people's stages, once however often it is called. One statement for any number of people, in the order of their ids,
 * so that concurrent calls cannot deadlock.
 */
export const completeTasksBy = (client: Runner, { kind, id, userIds }: Event) =>
  HAPPENED.all(client, [...actingValues(), kind.toUpperCase(), id, userIds])

/** Call when a member reaches a stage: completes its tasks whose trigger happened before. */
export const completeTasksMet = (client: Runner, userId: number) =>
  ARRIVED.all(client, [...actingValues(), userId])

/**
 * Call in a job after a task's rule was created or changed: completes the task for members who completed its lesson, sent
 * its form or wrote in a feed before. Earlier events do not count. Portions of people are written one after the other; a
 * repeated call goes on with those who are left.
 * @returns how many people have completed the task
 */
export const completeTaskForAll = async (client: Runner, taskId: number) => {
  let count = 0
  for (let after = 0; ; ) {
    const ids = (await NEXT_PEOPLE.all(client, [after])).map(({ id }) => id)
    if (ids.length === 0) return count
    const done = await LATE_RULE.all(client, [...actingValues(), taskId, ids])
    count += done.length
    after = ids[ids.length - 1]
  }
}
