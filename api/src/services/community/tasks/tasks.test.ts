import type { TaskInput } from 'types/graphql'

import { db } from 'src/lib/db'
import { buildStage } from 'src/testing/community'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields, type Codes } from 'src/testing/refusals'

import { finishTask } from './finishTask'
import { createTask, deleteTask, orderTasks, updateTask } from './tasks'

const input: TaskInput = {
  title: 'Say hello',
  titleFil: 'Bumati',
  description:
    '<a data-modal="points-explainer" onclick="x()">XP</a><a data-modal="other">y</a>',
  points: 20,
  actionLabel: 'Done',
  actionUrl: '/courses/my-courses',
  isRequired: true,
  verification: 'SELF',
  isActive: true,
}

const setUp = async (points?: number[]) => {
  signIn(await buildUser('head-coach'), 'head-coach')
  return buildStage(points)
}

describe('a task', () => {
  scenario('Is added last, sanitised, with an existing modal', async () => {
    const { id: stageId } = await setUp([10, 10])
    const made = await createTask({ stageId, input })
    expect(made).toMatchObject({
      position: 3,
      titleFil: 'Bumati',
      actionLabelFil: null,
      description: '<a data-modal="points-explainer" href="#">XP</a><a>y</a>',
    })
    expect(await db.task.findUnique({ where: { id: made.id } })).toMatchObject({
      stageId,
      position: 3,
    })
  })

  scenario(
    'Has its own position, even after a deletion or under concurrency',
    async () => {
      const { id: stageId, tasks } = await setUp([10, 10])
      await deleteTask({ id: tasks[0].id })
      const made = await Promise.all([
        createTask({ stageId, input }),
        createTask({ stageId, input }),
      ])
      expect(made.map(({ position }) => position).sort()).toEqual([3, 4])
    }
  )

  const wrong: [string, Partial<TaskInput>, Codes][] = [
    ['without a title', { title: ' ' }, { title: 'REQUIRED' }],
    [
      'without words on its button',
      { actionLabel: ' ' },
      { actionLabel: 'REQUIRED' },
    ],
    ['for less than no XP', { points: -1 }, { points: 'INVALID' }],
    ['for too much XP', { points: 10_001 }, { points: 'INVALID' }],
    [
      'that runs a script',
      { actionUrl: 'javascript:x' },
      { actionUrl: 'INVALID' },
    ],
    [
      'that leads off by //',
      { actionUrl: '//evil.example' },
      { actionUrl: 'INVALID' },
    ],
    [
      'that leads off by /\\',
      { actionUrl: '/\\evil.example' },
      { actionUrl: 'INVALID' },
    ],
  ]
  for (const [name, change, codes] of wrong) {
    scenario(`${name} is refused at the field`, async () => {
      const { id: stageId, tasks } = await setUp()
      const bad = { ...input, ...change }
      await expect(createTask({ stageId, input: bad })).rejects.toMatchObject(
        refusedFields(codes)
      )
      await expect(
        updateTask({ id: tasks[0].id, input: bad })
      ).rejects.toMatchObject(refusedFields(codes))
    })
  }

  scenario('Is not found without a stage or by an unknown id', async () => {
    await setUp()
    await expect(createTask({ stageId: 0, input })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(updateTask({ id: 0, input })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(deleteTask({ id: 0 })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })

  scenario('Cannot be deleted once finished, and keeps its XP', async () => {
    const stage = await setUp()
    const { id } = stage.tasks[0]
    const member = await buildUser('member', { stageId: stage.id })
    signIn(member)
    await finishTask({ taskId: id })
    signIn(await buildUser('head-coach'), 'head-coach')
    await expect(deleteTask({ id })).rejects.toMatchObject(refusal('IN_USE'))
    await updateTask({ id, input: { ...input, points: 500 } })
    expect(
      await db.user.findUnique({ where: { id: member.id } })
    ).toMatchObject({ xp: 20 })
  })

  scenario('Is either finished or deleted under concurrency', async () => {
    const stage = await setUp()
    const { id } = stage.tasks[0]
    signIn(await buildUser('member', { stageId: stage.id }))
    const results = await Promise.allSettled([
      finishTask({ taskId: id }),
      deleteTask({ id }),
    ])
    const [isFinished, isRemoved] = results.map(
      ({ status }) => status === 'fulfilled'
    )
    expect(isFinished).toBe(!isRemoved)
    expect(await db.userTask.count()).toBe(isFinished ? 1 : 0)
    expect(await db.xpLedger.count()).toBe(isFinished ? 1 : 0)
  })

  scenario(
    'Is reordered only together with all tasks of its stage',
    async () => {
      const { id: stageId, tasks } = await setUp([10, 20, 30])
      const [a, b, c] = tasks.map(({ id }) => id)
      expect(
        (await orderTasks({ stageId, ids: [b, c, a] })).map(({ id }) => id)
      ).toEqual([b, c, a])
      for (const ids of [
        [a, b],
        [a, a, b],
        [a, b, c, 0],
      ])
        await expect(orderTasks({ stageId, ids })).rejects.toMatchObject(
          refusal('STALE_VERSION')
        )
    }
  )
})
