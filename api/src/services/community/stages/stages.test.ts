import type { StageInput } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import { buildStage } from 'src/testing/community'
import { buildUser, draw, signIn } from 'src/testing/people'
import { refusal, refusedFields, type Codes } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import {
  createStage,
  deleteStage,
  stage,
  stages,
  stagesPage,
  updateStage,
} from './stages'
import type { PathScenario } from './stages.scenarios'
import { userStageProgress } from './userStageProgress'

const setUp = async (): Promise<StageInput> => {
  signIn(await buildUser('head-coach'), 'head-coach')
  return {
    number: draw(),
    name: 'Explorer',
    nameFil: 'Manlalakbay',
    description: 'Look around',
    requiredPoints: 100,
    requireReview: true,
    isActive: true,
  }
}

describe('a stage', () => {
  scenario('Is created, changed and deleted with a log row each', async () => {
    const input = await setUp()
    const { id } = await createStage({ input })
    expect(await stage({ id })).toMatchObject({
      ...input,
      descriptionFil: null,
      tasks: [],
      taskCount: 0,
      memberCount: 0,
    })
    await updateStage({ id, input: { ...input, name: 'Pathfinder' } })
    expect((await deleteStage({ id })).name).toBe('Pathfinder')
    expect(await stage({ id })).toBeNull()
    const log = await db.infoLog.findMany({ orderBy: { id: 'asc' } })
    expect(log.map(({ action }) => action)).toEqual([
      'stage.created',
      'stage.updated',
      'stage.deleted',
    ])
  })

  const wrong: [string, Partial<StageInput>, Codes][] = [
    ['zero, where everybody starts', { number: 0 }, { number: 'INVALID' }],
    ['without a name', { name: ' ' }, { name: 'REQUIRED' }],
    [
      'for less than no points',
      { requiredPoints: -1 },
      { requiredPoints: 'INVALID' },
    ],
  ]
  for (const [name, change, codes] of wrong) {
    scenario(`${name} is refused at the field`, async () => {
      const input = { ...(await setUp()), ...change }
      const { id } = await buildStage()
      await expect(createStage({ input })).rejects.toMatchObject(
        refusedFields(codes)
      )
      await expect(updateStage({ id, input })).rejects.toMatchObject(
        refusedFields(codes)
      )
    })
  }

  scenario(
    'Is refused with a number that is taken, also under concurrency',
    async () => {
      const input = await setUp()
      const results = await Promise.allSettled([
        createStage({ input }),
        createStage({ input }),
      ])
      expect(results.map(({ status }) => status).sort()).toEqual([
        'fulfilled',
        'rejected',
      ])
      const { id } = await buildStage()
      await expect(updateStage({ id, input })).rejects.toMatchObject(
        refusedFields({ number: 'NAME_TAKEN' })
      )
    }
  )

  scenario('Cannot be deleted while it has members or tasks', async () => {
    await setUp()
    const withTasks = await buildStage()
    const withMember = await buildStage([])
    await buildUser('member', { stageId: withMember.id })
    const [from, to] = [await buildStage([]), await buildStage([])]
    await db.moveUpRequest.create({
      data: {
        userId: (await buildUser()).id,
        fromStageId: from.id,
        toStageId: to.id,
        status: 'DECLINED',
        slaDueAt: new Date(),
      },
    })
    for (const { id } of [withTasks, withMember, from, to])
      await expect(deleteStage({ id })).rejects.toMatchObject(refusal('IN_USE'))
    expect(await stage({ id: withMember.id })).toMatchObject({ memberCount: 1 })
  })

  scenario('Is deleted once, even by two concurrent calls', async () => {
    await setUp()
    const { id } = await buildStage([])
    const results = await Promise.allSettled([
      deleteStage({ id }),
      deleteStage({ id }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
    await expect(deleteStage({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })

  scenario('Is not found by an unknown id', async () => {
    const input = await setUp()
    await expect(updateStage({ id: 0, input })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })
})

describe('the stages', () => {
  const stock = async () => {
    const input = await setUp()
    await createStage({
      input: { ...input, number: 3, name: 'Third', nameFil: '' },
    })
    await createStage({
      input: { ...input, number: 1, name: 'First', nameFil: 'Una' },
    })
    await createStage({
      input: { ...input, number: 2, name: 'Second', isActive: false },
    })
  }

  scenario('Of the journey are the active ones in order', async () => {
    await stock()
    expect(await stages()).toEqual([
      expect.objectContaining({ number: 1, name: 'First' }),
      expect.objectContaining({ number: 3, name: 'Third' }),
    ])
  })

  scenario(
    'Are shown in Filipino, or in English without a translation',
    async () => {
      await stock()
      context.visitor = { lang: 'fil' }
      expect((await stages()).map(({ name }) => name)).toEqual(['Una', 'Third'])
    }
  )

  scenario('Are sorted by number, or as requested', async () => {
    await stock()
    const numbers = async (args: Parameters<typeof stagesPage>[0]) =>
      (await stagesPage(args)).rows.map(({ number }) => number)
    expect(await numbers({})).toEqual([1, 2, 3])
    expect(await numbers({ sort: 'NUMBER_DESC', perPage: 2 })).toEqual([3, 2])
    expect(await numbers({ q: 'SEC' })).toEqual([2])
    expect(await numbers({ q: '\0SEC' })).toEqual([2])
  })

  scenario('Take as many statements for ten as for one', async () => {
    await buildStage()
    const few = await statementsOf(() => stagesPage({}))
    for (let each = 0; each < 9; each++) await buildStage()
    expect(await statementsOf(() => stagesPage({}))).toBe(few)
  })
})

describe('a member’s progress', () => {
  scenario('Is shown in their language', async () => {
    const { id: stageId, tasks } = await buildStage([20])
    await db.task.update({
      where: { id: tasks[0].id },
      data: { translations: { fil: { title: 'Gawain' } } },
    })
    const next = await buildStage()
    await db.stage.update({
      where: { id: next.id },
      data: {
        unlocks: 'Calls',
        translations: { fil: { unlocks: 'Mga tawag' } },
      },
    })
    const member = await buildUser('member', { stageId })
    signIn(member)
    context.visitor = { lang: 'fil' }
    expect(await userStageProgress({ id: member.id })).toMatchObject({
      stage: { id: stageId },
      nextStage: { id: next.id },
      nextUnlocks: 'Mga tawag',
      points: 0,
      stageTasks: [{ title: 'Gawain', actionLabel: 'Done' }],
      remainingTasksCount: 1,
      percentage: 0,
    })
  })

  scenario('Is visible to them and to staff', async () => {
    const member = await buildUser()
    signIn(await buildUser())
    await expect(async () =>
      userStageProgress({ id: member.id })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
    signIn(await buildUser('admin'), 'admin')
    expect(await userStageProgress({ id: member.id })).toMatchObject({
      stage: null,
    })
    expect(await userStageProgress({ id: 0 })).toBeNull()
  })
})

scenario('Each stage counts the users on it after any move', async () => {
  signIn(await buildUser('head-coach'), 'head-coach')
  const [first, second] = [await buildStage(), await buildStage()]
  const members = await Promise.all(
    [1, 2, 3].map(() => buildUser('member', { stageId: first.id }))
  )
  const counts = async () =>
    Promise.all(
      [first, second].map(async ({ id }) => (await stage({ id }))?.memberCount)
    )
  expect(await counts()).toEqual([3, 0])
  await Promise.all(
    members.map(({ id }) =>
      db.user.update({ where: { id }, data: { stageId: second.id } })
    )
  )
  expect(await counts()).toEqual([0, 3])
  await db.user.update({
    where: { id: members[0].id },
    data: { stageId: null },
  })
  await db.user.delete({ where: { id: members[1].id } })
  expect(await counts()).toEqual([0, 1])
  await db.$executeRaw`SELECT app.recount_stages()`
  expect(await counts()).toEqual([0, 1])
})

scenario(
  'path',
  'Stages are listed by their numbers, each with its points',
  async ({ stage: rows }: PathScenario) => {
    signIn(await buildUser('admin'), 'admin')
    const listed = (await stagesPage({ sort: 'NUMBER' })).rows
    expect(listed.map(({ id }) => id)).toEqual([
      rows.first.id,
      rows.second.id,
      rows.inactive.id,
    ])
    expect(listed[1]).toMatchObject({ name: 'Builder', requiredPoints: 200 })
  }
)
