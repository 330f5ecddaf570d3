import { db } from 'src/lib/db'
import { buildStage } from 'src/testing/community'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { requestMoveUp } from '../moveUps/requestMoveUp'
import { reverseXp } from '../xp/reverseXp'

import { finishTask } from './finishTask'
import { undoTask } from './undoTask'

const setUp = async () => {
  const stage = await buildStage([20])
  await buildStage([30])
  const member = await buildUser('member', { stageId: stage.id })
  signIn(member)
  return { member, taskId: stage.tasks[0].id }
}

const xpOf = async (id: number) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).xp

const isOver = (taskId: number) =>
  expect(undoTask({ taskId })).rejects.toMatchObject(refusal('UNDO_OVER'))

describe('undoing a task', () => {
  scenario(
    'Takes back the tick and its points, also a second time',
    async () => {
      const { member, taskId } = await setUp()
      for (const attempt of [1, 2]) {
        await finishTask({ taskId })
        expect(await xpOf(member.id)).toBe(20)
        expect(await undoTask({ taskId })).toEqual({ id: taskId })
        expect(await xpOf(member.id)).toBe(0)
        expect(await db.userTask.findMany()).toMatchObject([
          { status: 'OPEN', completedAt: null },
        ])
        expect(
          await db.xpLedger.findMany({ where: { reversesId: { not: null } } })
        ).toHaveLength(attempt)
        expect(
          await db.infoLog.findFirst({
            where: { action: 'task.undone' },
            orderBy: { id: 'desc' },
          })
        ).toMatchObject({
          entityId: String(taskId),
          after: { reason: 'Undone within eight seconds' },
        })
      }
    }
  )

  scenario('Counts once, also under concurrency', async () => {
    const { member, taskId } = await setUp()
    await finishTask({ taskId })
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => undoTask({ taskId }))
    )
    expect(
      outcomes.filter(({ status }) => status === 'fulfilled')
    ).toHaveLength(1)
    expect(await xpOf(member.id)).toBe(0)
  })

  scenario('Keeps the points exact beside staff and a new tick', async () => {
    const { member, taskId } = await setUp()
    const admin = await buildUser('admin')
    await finishTask({ taskId })
    const { id } = await db.xpLedger.findFirstOrThrow()
    const [undoing, ticking] = [undoTask({ taskId }), finishTask({ taskId })]
    signIn(admin, 'admin')
    await Promise.allSettled([
      undoing,
      ticking,
      reverseXp({ id, reason: 'Not done' }),
    ])
    const { status } = await db.userTask.findFirstOrThrow()
    const sum = await db.xpLedger.aggregate({ _sum: { delta: true } })
    const xp = await xpOf(member.id)
    expect(sum._sum.delta).toBe(xp)
    expect(xp).toBe(status === 'COMPLETED' ? 20 : 0)
  })

  scenario(
    'Is refused later, after a request to move up, and for others',
    async () => {
      const { member, taskId } = await setUp()
      await isOver(taskId)
      await finishTask({ taskId })
      signIn(await buildUser('member', { stageId: member.stageId }))
      await isOver(taskId)

      signIn(member)
      await requestMoveUp({})
      await isOver(taskId)
      await db.moveUpRequest.deleteMany()
      await db.userTask.updateMany({
        data: { completedAt: new Date(Date.now() - 31_000) },
      })
      await isOver(taskId)
      expect(await xpOf(member.id)).toBe(20)
    }
  )

  scenario('Leaves a task that a reviewer approved', async () => {
    const { member, taskId } = await setUp()
    await finishTask({ taskId })
    await db.task.update({
      where: { id: taskId },
      data: { verification: 'REVIEW' },
    })
    await isOver(taskId)
    expect(await xpOf(member.id)).toBe(20)
  })
})
