import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import { DAY_MS } from 'src/shared/manilaTime'
import { buildClimb, buildStaffOf, signInStaff } from 'src/testing/community'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { managedStage, managedStageMembersPage } from '../stages/managedStage'
import {
  addStageStaff,
  removeStageStaff,
  stageStaff,
} from '../stages/stageStaff'
import { finishTask } from '../tasks/finishTask'

import { myStage } from './myStage'
import { setOnLeaderboard } from './setOnLeaderboard'
import { stageLeaderboard } from './stageLeaderboard'

describe('my stage', () => {
  scenario(
    'Shows the member’s position, open tasks and missing conditions',
    async () => {
      const { member, stage, next } = await buildClimb([20, 30])
      await db.stage.update({
        where: { id: next.id },
        data: {
          unlocks: 'A course',
          translations: { fil: { unlocks: 'Isang course' } },
        },
      })
      signIn(member)
      await finishTask({ taskId: stage.tasks[0].id })
      context.visitor = { lang: 'fil' }
      expect(await myStage()).toMatchObject({
        userId: member.id,
        stage: { id: stage.id },
        nextStage: { id: next.id },
        nextUnlocks: 'Isang course',
        points: 20,
        percentage: 50,
        finishedCount: 1,
        taskCount: 2,
        tasks: [
          { status: 'COMPLETED', how: 'DONE_BY_YOU' },
          { status: 'OPEN', how: null },
        ],
        isReady: false,
        missing: ['requiredTasks'],
        pointSources: [{ source: 'TASK', count: 1, points: 20 }],
        streak: { days: 1, isTodayDone: true },
        request: null,
        history: [],
      })
    }
  )

  scenario('Is empty for a member without a stage', async () => {
    await buildClimb()
    signIn(await buildUser())
    expect(await myStage()).toMatchObject({
      stage: null,
      tasks: [],
      isReady: false,
      streak: { days: 0, isTodayDone: false },
    })
  })

  scenario(
    'Keeps a finished task that is retired, and requires it of nobody else',
    async () => {
      const { member, stage } = await buildClimb([20, 30])
      signIn(member)
      const [first, second] = stage.tasks
      await finishTask({ taskId: first.id })
      await db.task.updateMany({ data: { retiredAt: new Date() } })
      expect((await myStage()).tasks.map(({ id }) => id)).toEqual([first.id])
      await expect(finishTask({ taskId: second.id })).rejects.toMatchObject(
        refusal('TASK_LOCKED')
      )
    }
  )

  scenario('Counts consecutive Manila days, lessons included', async () => {
    const { member } = await buildClimb()
    for (const [index, days] of [1, 2, 4].entries())
      await db.xpLedger.create({
        data: {
          userId: member.id,
          delta: 1,
          sourceType: 'TASK',
          sourceId: index,
          createdAt: new Date(Date.now() - days * DAY_MS),
        },
      })
    signIn(member)
    expect((await myStage()).streak).toEqual({ days: 2, isTodayDone: false })
  })

  scenario('Takes as many statements for many tasks as for one', async () => {
    const few = await buildClimb([10])
    const many = await buildClimb(Array(12).fill(10))
    const cost = (member: typeof few.member) => {
      signIn(member)
      return statementsOf(() => myStage())
    }
    const one = await cost(few.member)
    expect(await cost(many.member)).toBe(one)
    expect(one).toBeLessThanOrEqual(5)
  })
})

describe('the leaderboard', () => {
  const setUp = async () => {
    const climb = await buildClimb()
    await db.user.update({
      where: { id: climb.member.id },
      data: { xp: 5, lastName: 'Secret' },
    })
    for (let each = 1; each <= 22; each++)
      await buildUser('member', { stageId: climb.stage.id, xp: each * 10 })
    signIn(climb.member)
    return climb
  }

  scenario(
    'Shows the first twenty and the viewer’s own place, in one statement',
    async () => {
      await setUp()
      const { rows, myRank } = await stageLeaderboard({})
      expect(rows).toHaveLength(20)
      expect(rows[0]).toMatchObject({ rank: 1, points: 220, isMe: false })
      expect(rows[0].name).toBe('Ana P.')
      expect(myRank).toBe(23)
      expect(await statementsOf(() => stageLeaderboard({}))).toBe(1)
      expect(await stageLeaderboard({ isOfBatch: true })).toMatchObject({
        rows: [],
        myRank: null,
      })
    }
  )

  scenario(
    'Can be left by one switch, and hides the member from everyone',
    async () => {
      const { member, stage } = await setUp()
      await db.user.update({ where: { id: member.id }, data: { xp: 1000 } })
      expect((await stageLeaderboard({})).rows[0].isMe).toBe(true)
      await setOnLeaderboard({ isOn: false })
      await setOnLeaderboard({ isOn: false })
      expect(await stageLeaderboard({})).toMatchObject({
        isOff: true,
        myRank: null,
      })
      expect((await stageLeaderboard({})).rows.some(({ isMe }) => isMe)).toBe(
        false
      )
      signIn(await buildUser('member', { stageId: stage.id, xp: 1 }))
      expect((await stageLeaderboard({})).rows[0].points).toBe(220)
      expect(
        await db.infoLog.count({ where: { action: 'user.leaderboardLeft' } })
      ).toBe(1)
    }
  )
})

describe('leading a stage', () => {
  scenario(
    'Shows only the members of the stage, longest inactive first',
    async () => {
      const { member, stage } = await buildClimb()
      const still = await buildUser('member', {
        stageId: stage.id,
        stageProgressAt: new Date(Date.now() - 20 * DAY_MS),
      })
      await buildClimb()
      await signInStaff(await buildStaffOf(stage.id, 'LEADER'))
      expect(await managedStage()).toMatchObject({
        id: stage.id,
        memberCount: 2,
        stuckCount: 1,
        waitingCount: 0,
      })
      const { rows, total } = await managedStageMembersPage({})
      expect(total).toBe(2)
      expect(rows.map(({ id, isStuck }) => [id, isStuck])).toEqual([
        [still.id, true],
        [member.id, false],
      ])
      expect(
        (await managedStageMembersPage({ filter: 'STUCK' })).rows
      ).toHaveLength(1)
      expect((await managedStageMembersPage({ q: '%' })).rows).toEqual([])
      expect(
        (await managedStageMembersPage({ q: member.email })).rows
      ).toHaveLength(1)
      expect(
        await statementsOf(() => managedStageMembersPage({ sort: 'XP_DESC' }))
      ).toBe(1)
    }
  )

  scenario('Requires a stage leader', async () => {
    signIn(await buildUser('coach'), 'coach')
    expect(await managedStage()).toBeNull()
    await expect(managedStageMembersPage({})).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })
})

describe('a stage’s duties', () => {
  scenario('Are given by e-mail and removed, once each', async () => {
    const { stage, next } = await buildClimb()
    const coach = await buildUser('coach')
    signIn(await buildUser('head-coach'), 'head-coach')
    const give = (
      stageId: number,
      duty: 'LEADER' | 'REVIEWER',
      email = ` ${coach.email.toUpperCase()} `
    ) => addStageStaff({ stageId, input: { email, duty } })

    await expect(
      give(stage.id, 'LEADER', 'nobody@example.com')
    ).rejects.toMatchObject(refusedFields({ email: 'EMAIL_UNKNOWN' }))
    expect(await give(stage.id, 'LEADER')).toMatchObject([
      { userId: coach.id, duty: 'LEADER' },
    ])
    await give(stage.id, 'REVIEWER')
    await expect(give(stage.id, 'REVIEWER')).rejects.toMatchObject(
      refusedFields({ email: 'DUTY_GIVEN' })
    )
    await expect(give(next.id, 'LEADER')).rejects.toMatchObject(
      refusedFields({ email: 'STAGE_LED_ALREADY' })
    )
    const remove = () =>
      removeStageStaff({ stageId: stage.id, userId: coach.id, duty: 'LEADER' })
    const results = await Promise.allSettled([remove(), remove()])
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
    expect(await stageStaff({ stageId: stage.id })).toMatchObject([
      { duty: 'REVIEWER' },
    ])
    expect(await give(next.id, 'LEADER')).toHaveLength(1)
  })

  scenario('Cannot be given to an archived user', async () => {
    const { stage } = await buildClimb()
    const gone = await buildUser('coach', { archivedAt: new Date() })
    signIn(await buildUser('head-coach'), 'head-coach')
    await expect(
      addStageStaff({
        stageId: stage.id,
        input: { email: gone.email, duty: 'REVIEWER' },
      })
    ).rejects.toMatchObject(refusedFields({ email: 'USER_ARCHIVED' }))
  })
})
