// The home pages of coaches and success managers.
import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import type { RoleId } from 'src/shared/access/permissions'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'
import { buildInvoice } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildCaller } from 'src/testing/graphql'
import { buildCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { statementsOf } from 'src/testing/statements'

import { coachHome } from './coachHome'
import { reviewHome } from './reviewHome'
import { successHome } from './successHome'

const today = manilaToday()
const inDays = (days: number) => startOfDay(addDays(today, days))

const COACH = '{ coachHome { stuckCount } }'
const SUCCESS = '{ successHome { overdueCount } }'

describe('a staff home', () => {
  for (const [role, query] of [
    ['member', COACH],
    ['affiliate', COACH],
    ['coach', SUCCESS],
    ['head-coach', SUCCESS],
    ['member', SUCCESS],
  ] as [RoleId, string][])
    scenario(`Is refused to a ${role}: ${query}`, async () => {
      const { ask } = await buildCaller(role)
      expect((await ask(query)).code).toBe('FORBIDDEN')
    })
})

describe('the home of a coach', () => {
  const signInAs = async (duties: object) => {
    signIn(await buildUser('coach'), 'coach')
    Object.assign(context.currentUser as object, {
      managedStage: null,
      stagesAsReviewer: [],
      ...duties,
    })
  }
  const finish = (userId: number, taskId: number, daysAgo: number) =>
    db.userTask.create({
      data: {
        userId,
        taskId,
        status: 'COMPLETED',
        completedAt: inDays(-daysAgo),
      },
    })

  scenario('Is empty for a coach without a stage', async () => {
    const { id: stageId } = await buildStage()
    await buildUser('member', { stageId, createdAt: inDays(-90) })
    await signInAs({})
    expect(await coachHome()).toEqual({
      stage: null,
      stuckCount: 0,
      needsYou: [],
      toReview: [],
    })
  })

  scenario(
    'Shows only the stage’s stuck members, longest stuck first',
    async () => {
      const stage = await buildStage([10, 10])
      const other = await buildStage()
      const [first, second] = stage.tasks
      const old = { stageId: stage.id, createdAt: inDays(-90) }
      const stuck = await buildUser('member', { ...old, lastName: 'Stuck' })
      const never = await buildUser('member', { ...old, lastName: 'Never' })
      const busy = await buildUser('member', old)
      const done = await buildUser('member', old)
      await buildUser('member', { stageId: stage.id })
      await buildUser('member', { ...old, archivedAt: new Date() })
      await buildUser('member', { ...old, stageId: other.id })
      await finish(stuck.id, first.id, 14)
      await finish(busy.id, first.id, 12)
      await finish(done.id, first.id, 60)
      await finish(done.id, second.id, 50)

      await signInAs({ managedStage: stage })
      const home = await coachHome()
      expect(home.stage).toMatchObject({ id: stage.id, memberCount: 5 })
      expect(home.stuckCount).toBe(2)
      expect(home.needsYou).toEqual([
        {
          id: never.id,
          name: 'Ana Never',
          remainingTasksCount: 2,
          lastActivityAt: null,
          stuckSince: inDays(-90),
          hasFinished: false,
        },
        {
          id: stuck.id,
          name: 'Ana Stuck',
          remainingTasksCount: 1,
          lastActivityAt: inDays(-14),
          stuckSince: inDays(-14),
          hasFinished: true,
        },
      ])
    }
  )

  scenario(
    'Counts the handed-in work of the own stage and of reviewed stages',
    async () => {
      const led = await buildStage()
      const reviewed = await buildStage()
      const other = await buildStage()
      for (const { tasks, id } of [led, reviewed, reviewed, other])
        await db.userTask.create({
          data: {
            userId: (await buildUser('member', { stageId: id })).id,
            taskId: tasks[0].id,
            status: 'SUBMITTED',
          },
        })
      await signInAs({ managedStage: led, stagesAsReviewer: [led, reviewed] })
      const { toReview } = await coachHome()
      expect(
        toReview.map(({ id, waitingCount }) => [id, waitingCount])
      ).toEqual([
        [led.id, 1],
        [reviewed.id, 2],
      ])
    }
  )

  scenario('Takes one statement', async () => {
    await signInAs({ managedStage: await buildStage() })
    expect(await statementsOf(() => coachHome())).toBe(1)
  })
})

describe('the home of a reviewer', () => {
  const asks = async (
    stage: { id: number },
    due: number,
    changes: object = {}
  ) => {
    const { id } = await buildUser('member', { stageId: stage.id })
    return db.moveUpRequest.create({
      data: {
        userId: id,
        fromStageId: stage.id,
        toStageId: stage.id,
        slaDueAt: inDays(due),
        ...changes,
      },
    })
  }

  scenario('Shows their reviews, overdue first, and no others', async () => {
    const [stage, other] = [await buildStage(), await buildStage()]
    const [me, colleague] = [
      await buildUser('head-coach'),
      await buildUser('head-coach'),
    ]
    const soon = await asks(stage, 2)
    const late = await asks(stage, -3, { assignedToId: me.id })
    await asks(stage, -5, { assignedToId: colleague.id })
    await asks(stage, -5, {
      status: 'IN_REVIEW',
      claimedById: colleague.id,
      claimedAt: new Date(),
    })
    await asks(stage, -5, { status: 'RETURNED' })
    await asks(stage, -5, { userId: me.id })
    await asks(other, -5)
    const prover = await buildUser('member', { stageId: stage.id })
    for (const userId of [prover.id, me.id])
      await db.userTask.create({
        data: { userId, taskId: stage.tasks[0].id, status: 'SUBMITTED' },
      })
    signIn(me, 'head-coach', { stagesAsReviewer: [stage] })
    const home = await reviewHome()
    expect(home).toMatchObject({ count: 3, overdueCount: 1 })
    expect(
      home.lines.map(({ requestId, isOverdue }) => [requestId, isOverdue])
    ).toEqual([
      [late.id, true],
      [soon.id, false],
      [null, false],
    ])
    expect(await statementsOf(() => reviewHome())).toBe(1)
  })

  scenario('Is empty for people who review no stage', async () => {
    await asks(await buildStage(), -1)
    signIn(await buildUser('coach'), 'coach', { stagesAsReviewer: [] })
    expect(await reviewHome()).toEqual({ count: 0, overdueCount: 0, lines: [] })
  })
})

describe('the home of a success manager', () => {
  const activate = async (parts: { startsAt?: Date; expiry?: Date }) => {
    const { subscription, userId } = await buildInvoice({
      firstDay: addDays(today, 90),
    })
    await db.subscription.update({
      where: { id: subscription.id },
      data: {
        status: 'ACTIVE',
        startsAt: inDays(-300),
        expiry: inDays(300),
        ...parts,
      },
    })
    return userId
  }
  const idsOf = (lines: { userId: number }[]) =>
    lines.map(({ userId }) => userId)

  beforeEach(async () => {
    signIn({ id: 0, email: 'sm@example.com' }, 'success-manager')
  })

  scenario(
    'Lists members whose access ends within 30 days or ended within 14',
    async () => {
      const later = await activate({ expiry: inDays(30) })
      const lastDay = await activate({ expiry: inDays(0) })
      const yesterday = await activate({ expiry: inDays(-1) })
      const twoWeeksAgo = await activate({ expiry: inDays(-14) })
      await activate({ expiry: inDays(31) })
      await activate({ expiry: inDays(-15) })
      await activate({ expiry: new Date('9999-12-31') })

      const home = await successHome()
      expect(idsOf(home.expiring)).toEqual([lastDay, later])
      expect(home.expiring[1]).toMatchObject({ expiryDay: addDays(today, 30) })
      expect(idsOf(home.expired)).toEqual([yesterday, twoWeeksAgo])
      expect([home.expiringCount, home.expiredCount]).toEqual([2, 2])
    }
  )

  scenario('Leaves out archived users', async () => {
    const id = await activate({ expiry: inDays(5), startsAt: inDays(-1) })
    await db.user.update({ where: { id }, data: { archivedAt: new Date() } })
    expect(await successHome()).toMatchObject({
      expiringCount: 0,
      newcomerCount: 0,
    })
  })

  scenario('Sums each member’s debt, oldest debt first', async () => {
    const bill = (firstDay: string, pricesCentavos: number[]) =>
      buildInvoice({ firstDay, pricesCentavos })
    const recent = await bill(addDays(today, -1), [50_000])
    const old = await bill(addDays(today, -70), [100_000, 25_000])
    await bill(today, [70_000])
    const voided = await bill(addDays(today, -9), [70_000])
    await db.invoice.update({
      where: { id: voided.id },
      data: { voidedAt: new Date() },
    })

    const { overdue, overdueCount } = await successHome()
    expect(overdueCount).toBe(2)
    expect(overdue).toMatchObject([
      {
        userId: old.userId,
        billCount: 2,
        since: addDays(today, -70),
        owedCentavos: '125000',
      },
      { userId: recent.userId, billCount: 1, owedCentavos: '50000' },
    ])
  })

  scenario(
    'Lists members who began within a week and have finished no lesson',
    async () => {
      const quiet = await activate({ startsAt: inDays(-7) })
      const learning = await activate({ startsAt: inDays(-3) })
      await activate({ startsAt: inDays(-8) })
      await activate({ startsAt: inDays(2) })
      const { lessonIds } = await buildCourse()
      await db.lessonProgress.create({
        data: {
          userId: learning,
          lessonId: lessonIds[0],
          completedAt: new Date(),
        },
      })
      await db.lessonProgress.create({
        data: { userId: quiet, lessonId: lessonIds[0] },
      })
      const { newcomers, newcomerCount } = await successHome()
      expect([idsOf(newcomers), newcomerCount]).toEqual([[quiet], 1])
    }
  )

  scenario('Takes one statement', async () => {
    expect(await statementsOf(() => successHome())).toBe(1)
  })
})
