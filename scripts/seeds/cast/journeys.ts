// Where the cast's people stand on their way: batch, stage, finished tasks and XP.
import type { Prisma } from '@prisma/client'
import { db } from 'api/src/lib/db'

import { people, type Person } from './people'
import { tasksDone, tasksInReview } from './progress'
import { daysAgo, minutesAfter } from './time'

/** The coach who approved the cast's tasks that need a review. */
const REVIEWER = 'head-coach@example.com'

type Journeyer = { id: number; person: Person }
type StageRow = Prisma.StageGetPayload<{ include: { tasks: true } }>

/** Seeds journeys for people without a stage, a batch and XP. Everyone else keeps their journey. */
export const seedJourneys = async () => {
  const journeyers = await findJourneyers()
  if (journeyers.length === 0) return 0

  const [stages, batches] = await Promise.all([
    db.stage.findMany({
      include: { tasks: { orderBy: { position: 'asc' } } },
      orderBy: { number: 'asc' },
    }),
    db.batch.findMany({ select: { id: true, number: true } }),
  ])
  const reviewer = await db.user.findUnique({
    where: { email: REVIEWER },
    select: { id: true },
  })
  const finished = journeyers.flatMap((one) =>
    finishedTasks(one, stages, reviewer?.id)
  )

  // A batch has no time limit, which an interactive transaction on a slow machine exceeds.
  await db.$transaction([
    ...journeyers.map(({ id, person }) =>
      db.user.update({
        where: { id },
        data: {
          stageId: stages.find(({ number }) => number === person.stage)?.id,
          batchId: batches.find(({ number }) => number === person.batch)?.id,
          xp: xpOf(finished, id),
          stageProgressAt: lastStepOf(finished, id),
        },
      })
    ),
    db.userTask.createMany({ data: finished.map(({ done }) => done) }),
    db.xpLedger.createMany({ data: finished.map(({ xp }) => xp) }),
    db.userTask.createMany({
      data: journeyers.flatMap((one) => reviewedTasks(one, stages)),
      skipDuplicates: true,
    }),
  ])
  return journeyers.length
}

const findJourneyers = async (): Promise<Journeyer[]> => {
  const planned = people.filter(({ stage, batch }) => stage ?? batch)
  const users = await db.user.findMany({
    where: {
      email: { in: planned.map(({ email }) => email) },
      stageId: null,
      batchId: null,
      xp: 0,
    },
    select: { id: true, email: true },
  })
  return users.map(({ id, email }) => ({
    id,
    person: planned.find((person) => person.email === email)!,
  }))
}

/** All tasks of the earlier stages, and the first tasks of the current stage. */
const finishedTasks = (
  { id, person }: Journeyer,
  stages: StageRow[],
  reviewerId?: number
) => {
  const current = person.stage ?? 0
  const tasks = stages
    .filter(({ number }) => number <= current)
    .flatMap((stage) =>
      stage.number < current
        ? stage.tasks
        : stage.tasks.slice(0, tasksDone[person.email] ?? 1)
    )
  // Spreads the tasks evenly over the time since the person joined; the last task was some days ago.
  const gap = Math.max(person.joinedDaysAgo - 2, 1) / (tasks.length + 1)
  return tasks.map((task, index) => {
    const createdAt = minutesAfter(
      daysAgo(Math.round(person.joinedDaysAgo - (index + 1) * gap)),
      index * 7
    )
    return {
      done: {
        userId: id,
        taskId: task.id,
        status: 'COMPLETED' as const,
        completedAt: createdAt,
        decidedById: task.verification === 'REVIEW' ? reviewerId : null,
        createdAt,
      },
      xp: {
        userId: id,
        delta: task.points,
        sourceType: 'TASK' as const,
        reason: 'task finished',
        sourceId: task.id,
        createdAt,
      },
    }
  })
}

const xpOf = (
  finished: { xp: { userId: number; delta: number } }[],
  id: number
) =>
  finished
    .filter(({ xp }) => xp.userId === id)
    .reduce((sum, { xp }) => sum + xp.delta, 0)

/** The time of the person's last finished task. Without a finished task, it is the time of joining. */
const lastStepOf = (
  finished: { xp: { userId: number; createdAt: Date } }[],
  id: number
) =>
  finished
    .filter(({ xp }) => xp.userId === id)
    .map(({ xp }) => xp.createdAt)
    .at(-1)

const reviewedTasks = ({ id, person }: Journeyer, stages: StageRow[]) => {
  const review = tasksInReview[person.email]
  const task = stages
    .find(({ number }) => number === person.stage)
    ?.tasks.find(({ verification }) => verification === 'REVIEW')
  return review && task
    ? [{ userId: id, taskId: task.id, submittedAt: daysAgo(1), ...review }]
    : []
}
