import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { NO_ID } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { int, json, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { local } from 'src/lib/translations'
import { stuckBefore } from 'src/services/community/stages/stuckBefore'

import { COUNTED, LISTED } from './homeBounds'

type StageRow = {
  id: number
  number: number
  name: string
  translations: Prisma.JsonValue
  waitingCount: number
}

type StuckMember = {
  id: number
  name: string
  remainingTasksCount: number
  lastActivityAt: string | null
  stuckSince: string
  hasFinished: boolean
}

// One statement. It reads at most `COUNTED` people of the stage, so its cost does not grow with the stage.
const COACH_HOME = prepared(
  'coachHome',
  `
  WITH people AS MATERIALIZED (
    SELECT id, "firstName" || ' ' || "lastName" AS name, "createdAt" FROM "User"
    WHERE "stageId" = $1 AND "archivedAt" IS NULL LIMIT ${COUNTED}
  ), stuck AS MATERIALIZED (
    SELECT p.id, p.name, tasks.count - done.count AS remaining, done.last, COALESCE(done.last, p."createdAt") AS since
    FROM people p
      CROSS JOIN (SELECT count(*)::int FROM "Task" WHERE "stageId" = $1 AND "isActive") tasks
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE t."stageId" = $1 AND t."isActive")::int AS count, max(ut."completedAt") AS last
        FROM "UserTask" ut JOIN "Task" t ON t.id = ut."taskId" WHERE ut."userId" = p.id AND ut.status = 'COMPLETED'
      ) done
    WHERE tasks.count > done.count AND COALESCE(done.last, p."createdAt") < $3
  )
  SELECT (SELECT count(*)::int FROM people) AS "memberCount", (SELECT count(*)::int FROM stuck) AS "stuckCount",
    COALESCE((
      SELECT json_agg(json_build_object('id', s.id, 'name', s.name, 'remainingTasksCount', s.remaining,
        'stuckSince', s.since, 'hasFinished', s.last IS NOT NULL,
        'lastActivityAt', GREATEST(s.last,
          (SELECT max("lastSeenAt") FROM "Session" WHERE "userId" = s.id AND "actorUserId" IS NULL),
          (SELECT max("lastOpenedAt") FROM "LessonProgress" WHERE "userId" = s.id))) ORDER BY s.since, s.id)
      FROM (SELECT * FROM stuck ORDER BY since, id LIMIT ${LISTED}) s
    ), '[]') AS "needsYou",
    COALESCE((
      SELECT json_agg(json_build_object('id', st.id, 'number', st.number, 'name', st.name, 'translations', st.translations,
        'waitingCount', (SELECT count(*)::int FROM (
          SELECT 1 FROM "Task" t JOIN "UserTask" ut ON ut."taskId" = t.id AND ut.status = 'SUBMITTED'
            JOIN "User" u ON u.id = ut."userId" AND u."archivedAt" IS NULL
          WHERE t."stageId" = st.id
          UNION ALL SELECT 1 FROM "MoveUpRequest" r WHERE r."fromStageId" = st.id AND r.status IN ('REQUESTED', 'IN_REVIEW')
          LIMIT ${COUNTED}) waiting)) ORDER BY st.number)
      FROM "Stage" st WHERE st.id = ANY($2)
    ), '[]') AS stages`,
  {
    memberCount: int,
    stuckCount: int,
    needsYou: json<StuckMember[]>(),
    stages: json<StageRow[]>(),
  }
)

/**
 * The stuck members of the stage that the viewer leads, and the open work on that stage and on the stages they review.
 */
export const coachHome = (async () => {
  const { managedStage, stagesAsReviewer } = currentUser()
  const stageIds = [managedStage, ...stagesAsReviewer].flatMap((stage) =>
    stage ? [stage.id] : []
  )
  const { memberCount, stuckCount, needsYou, stages } = await COACH_HOME.one(
    pool,
    [managedStage?.id ?? NO_ID, stageIds, stuckBefore()]
  )
  const named = stages.map((stage) => ({
    ...stage,
    name: local(stage, 'name'),
  }))
  const led = named.find(({ id }) => id === managedStage?.id)
  return {
    stage: led ? { ...led, memberCount } : null,
    stuckCount,
    needsYou: needsYou.map(({ lastActivityAt, stuckSince, ...member }) => ({
      ...member,
      stuckSince: new Date(stuckSince),
      lastActivityAt: lastActivityAt === null ? null : new Date(lastActivityAt),
    })),
    toReview: named,
  }
}) satisfies QueryResolvers['coachHome']
