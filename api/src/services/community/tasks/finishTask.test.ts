import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import { buildStage } from 'src/testing/community'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { userStageProgress } from '../stages/userStageProgress'

import { FinishedTask } from './finishedTask'
import { finishTask } from './finishTask'

const memberOn = async (stageId: number) => {
  const member = await buildUser('member', { stageId })
  signIn(member)
  return member
}

describe('finishing a task', () => {
  scenario(
    'Adds its XP, removes it from the list and updates the percentage',
    async () => {
      const stage = await buildStage([20, 30])
      const { id } = await memberOn(stage.id)
      expect(await userStageProgress({ id })).toMatchObject({
        points: 0,
        percentage: 0,
        remainingTasksCount: 2,
      })

      expect(await finishTask({ taskId: stage.tasks[0].id })).toEqual({
        id: stage.tasks[0].id,
      })

      const progress = await FinishedTask.userStageProgress()
      expect(progress).toEqual(await userStageProgress({ id }))
      expect(progress).toMatchObject({ points: 20, percentage: 50 })
      expect(progress?.remainingTasks.map((task) => task.id)).toEqual([
        stage.tasks[1].id,
      ])
      expect(
        await db.infoLog.count({ where: { action: 'task.finished' } })
      ).toBe(1)
    }
  )

  scenario(
    'Gives XP once when it is called fifty times concurrently',
    async () => {
      const stage = await buildStage([20])
      const { id } = await memberOn(stage.id)
      await Promise.allSettled(
        Array.from({ length: 50 }, () =>
          finishTask({ taskId: stage.tasks[0].id })
        )
      )
      const ledger = await db.xpLedger.aggregate({
        where: { userId: id },
        _sum: { delta: true },
        _count: true,
      })
      const user = await db.user.findUniqueOrThrow({ where: { id } })
      expect(ledger).toMatchObject({ _sum: { delta: 20 }, _count: 1 })
      expect(user.xp).toBe(20)
    }
  )

  scenario('Is refused on another stage', async () => {
    const own = await buildStage()
    const other = await buildStage()
    await memberOn(own.id)
    await expect(
      finishTask({ taskId: other.tasks[0].id })
    ).rejects.toMatchObject(refusal('TASK_LOCKED'))
    expect(await db.xpLedger.count()).toBe(0)
  })

  scenario('Is refused for a task that someone else verifies', async () => {
    const stage = await buildStage()
    await db.task.update({
      where: { id: stage.tasks[0].id },
      data: { verification: 'REVIEW' },
    })
    await memberOn(stage.id)
    await expect(
      finishTask({ taskId: stage.tasks[0].id })
    ).rejects.toMatchObject(refusal('TASK_NOT_SELF'))
  })

  scenario('Is refused for an unknown task', async () => {
    const stage = await buildStage()
    await memberOn(stage.id)
    await expect(finishTask({ taskId: 999_999 })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })
})

describe('stage progress', () => {
  scenario('Of another member is not found for a member', async () => {
    const stage = await buildStage()
    await memberOn(stage.id)
    const other = await buildUser()
    await expect(userStageProgress({ id: other.id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })

  scenario(
    'Of a member is visible to staff who see everyone, and to the stage’s coach',
    async () => {
      const stage = await buildStage()
      const { id } = await memberOn(stage.id)
      signIn(await buildUser('success-manager'), 'success-manager')
      expect((await userStageProgress({ id }))?.stage?.id).toBe(stage.id)
      signIn(await buildUser('coach'), 'coach')
      await expect(userStageProgress({ id })).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
      mockCurrentUser({ ...context.currentUser, managedStage: stage } as never)
      expect((await userStageProgress({ id }))?.stage?.id).toBe(stage.id)
    }
  )
})
