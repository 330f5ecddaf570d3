import type { PointKind, QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import {
  bool,
  json,
  manilaDay,
  nullable,
  prepared,
  text,
} from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { local } from 'src/lib/translations'
import { howFinished } from 'src/shared/community/howFinished'
import { streakOf } from 'src/shared/community/streak'
import { dayOf, manilaToday } from 'src/shared/manilaTime'
import { uploadUrlOf } from 'src/shared/uploads'

import { asMoveUpRequest } from '../moveUps/asMoveUpRequest'
import { latestRequests, readinessOf } from '../moveUps/readiness'
import { requestHistory } from '../moveUps/requestHistory'
import { asMemberTask, asStageName } from '../stages/asMemberTask'
import { loadProgress, type TaskState } from '../stages/loadProgress'

/** A streak is counted for at most this many days. */
const STREAK_DAYS = 400

type PointSource = { source: PointKind; count: number; points: number }

// One statement for the data of the page other than the progress: the days of the streak, the sources of the points,
// and the leaderboard switch. Each part reads an index range of one person.
const EXTRAS = prepared(
  'myStageExtras',
  `
  SELECT u."isOffLeaderboard", b.name AS "batchName",
    COALESCE((SELECT json_agg(DISTINCT ${manilaDay('at')}::text) FROM (
      SELECT x."createdAt" AS at FROM "XpLedger" x WHERE x."userId" = ANY(app.persons(u.id)) AND x."createdAt" > now() - interval '${STREAK_DAYS} days'
        AND x."reversesId" IS NULL
      UNION ALL
      SELECT lp."completedAt" FROM "LessonProgress" lp WHERE lp."userId" = u.id AND lp."completedAt" > now() - interval '${STREAK_DAYS} days'
    ) active), '[]') AS days,
    COALESCE((SELECT json_agg(json_build_object('source', source, 'count', count, 'points', points) ORDER BY source) FROM (
      SELECT CASE WHEN x."reversesId" IS NULL THEN x."sourceType"::text ELSE 'REVERSAL' END AS source, count(*)::int, sum(x.delta)::int AS points
      FROM "XpLedger" x WHERE x."userId" = ANY(app.persons(u.id)) GROUP BY 1) sums), '[]') AS sources
  FROM "User" u LEFT JOIN "Batch" b ON b.id = u."batchId" WHERE u.id = $1`,
  {
    isOffLeaderboard: bool,
    batchName: nullable(text),
    days: json<string[]>(),
    sources: json<PointSource[]>(),
  }
)

const dateOf = (text: string | null | undefined) =>
  text ? new Date(text) : null

const asState = (state: TaskState | undefined) => ({
  status: state?.status ?? ('OPEN' as const),
  completedAt: dateOf(state?.completedAt),
  submittedAt: dateOf(state?.submittedAt),
  note: state?.note,
  proofText: state?.proofText,
  proofUrl: state?.proofUrl,
  proofFileUrl: uploadUrlOf(state?.proofFileId),
})

/**
 * The viewer's journey: the stages, their tasks with how each was finished, the missing conditions and the move-up
 * requests.
 */
export const myStage = (async () => {
  const { id: userId } = currentUser()
  const [loaded, requests, stages, extras] = await Promise.all([
    loadProgress(userId),
    latestRequests(userId),
    db.stage.findMany({
      where: { isActive: true },
      orderBy: { number: 'asc' },
    }),
    EXTRAS.one(pool, [userId]),
  ])
  const { stage, nextStage, tasks, states, progress } = found(loaded)
  const { isReady, missing, trace, open } = readinessOf(found(loaded), requests)
  const steps = await requestHistory(requests.map(({ id }) => id))
  const told = requests.map((request) => ({
    ...asMoveUpRequest(request),
    fromStage: nameOf(stages, request.fromStageId),
    toStage: nameOf(stages, request.toStageId),
    steps: steps.filter(({ requestId }) => requestId === request.id),
  }))
  return {
    userId,
    stage: stage && asStageName(stage),
    nextStage: nextStage && asStageName(nextStage),
    nextUnlocks: nextStage ? local(nextStage, 'unlocks') : '',
    requireReview: stage?.requireReview ?? true,
    slaHours: stage?.slaHours ?? 0,
    path: stages.map((each) => ({
      ...asStageName(each),
      unlocks: local(each, 'unlocks'),
      requiredPoints: each.requiredPoints,
    })),
    points: progress.points,
    requiredPoints: stage?.requiredPoints ?? null,
    percentage: progress.percentage,
    finishedCount: tasks.length - progress.remainingTasksCount,
    taskCount: tasks.length,
    tasks: tasks.map((task) => {
      const state = states.find(({ taskId }) => taskId === task.id)
      return {
        ...asMemberTask(task),
        ...asState(state),
        how:
          state?.status === 'COMPLETED'
            ? howFinished({ ...task, decidedById: state.decidedById })
            : null,
      }
    }),
    isReady,
    missing,
    readinessTrace: trace.map(({ rule, inputs, result }) => ({
      rule,
      inputs,
      isMet: result,
    })),
    pointSources: extras.sources,
    streak: streakOf(extras.days, manilaToday()),
    isOffLeaderboard: extras.isOffLeaderboard,
    batchName: extras.batchName,
    request: told.find(({ id }) => id === open?.id) ?? null,
    history: told.filter(({ id }) => id !== open?.id),
    today: dayOf(new Date()),
  }
}) satisfies QueryResolvers['myStage']

const nameOf = (
  stages: Parameters<typeof asStageName>[0][],
  stageId: number
) => {
  const known = stages.find(({ id }) => id === stageId)
  return known ? asStageName(known) : null
}
