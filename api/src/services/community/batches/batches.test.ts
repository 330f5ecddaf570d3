import type { BatchInput } from 'types/graphql'

import { db } from 'src/lib/db'
import { buildGroup } from 'src/testing/groups'
import { buildCourse } from 'src/testing/learning'
import { buildAccessLevel, buildUser, draw, signIn } from 'src/testing/people'
import { refusal, refusedFields, type Codes } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { archiveBatch, deleteBatch, restoreBatch } from './archiveBatch'
import { batch, batchesPage } from './batches'
import { batchFormChoices, batchUses, overlappingBatches } from './batchUses'
import { makeBatchCurrent } from './makeBatchCurrent'
import { createBatch, updateBatch } from './saveBatch'

const newBatch = (changes: Partial<BatchInput> = {}): BatchInput => {
  const number = draw()
  return {
    number,
    name: `Batch ${number}`,
    description: 'Evening classes',
    launchFrom: '2030-01-07',
    launchTo: '2030-03-31',
    capacity: 20,
    requiresJourneyForm: true,
    accessLevelIds: [],
    managerIds: [],
    ...changes,
  }
}

const signInEditor = async () => {
  const editor = await buildUser('tribe-team-ro')
  signIn(editor, 'tribe-team-ro')
  return editor
}

const make = (changes: Partial<BatchInput> = {}) =>
  createBatch({ input: newBatch(changes) })

describe('a batch', () => {
  scenario('Is created, changed, archived and brought back', async () => {
    await signInEditor()
    const input = newBatch()
    const { id } = await createBatch({ input })
    expect(await batch({ id })).toMatchObject({
      ...input,
      state: 'UPCOMING',
      isCurrent: false,
      memberCount: 0,
    })
    await updateBatch({
      id,
      input: { ...input, name: 'Mabuhay', capacity: null },
    })
    expect(await batch({ id })).toMatchObject({
      name: 'Mabuhay',
      capacity: null,
    })
    expect((await archiveBatch({ id })).state).toBe('ARCHIVED')
    await archiveBatch({ id })
    await expect(updateBatch({ id, input })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(makeBatchCurrent({ id })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    expect((await restoreBatch({ id })).state).toBe('UPCOMING')
    const log = await db.infoLog.findMany({ orderBy: { id: 'asc' } })
    expect(log.map(({ action }) => action)).toEqual([
      'batch.created',
      'batch.updated',
      'batch.archived',
      'batch.restored',
    ])
  })

  const wrong: [string, Partial<BatchInput>, Codes][] = [
    ['of number zero', { number: 0 }, { number: 'INVALID' }],
    ['without a name', { name: ' ' }, { name: 'REQUIRED' }],
    ['for nobody', { capacity: 0 }, { capacity: 'INVALID' }],
    [
      'on no day',
      { launchFrom: 'soon', launchTo: '2030-02-30' },
      { launchFrom: 'DATE_INVALID', launchTo: 'DATE_INVALID' },
    ],
    [
      'that ends before it begins',
      { launchTo: '2030-01-06' },
      { launchTo: 'BATCH_ENDS_FIRST' },
    ],
    [
      'with an unknown level',
      { accessLevelIds: ['nothing'] },
      { accessLevelIds: 'ACCESS_LEVEL_UNKNOWN' },
    ],
    [
      'with a level twice',
      { accessLevelIds: ['member', 'member'] },
      { accessLevelIds: 'INVALID' },
    ],
    [
      'with an unknown person',
      { managerIds: [2e9] },
      { managerIds: 'INVALID' },
    ],
  ]
  for (const [kind, changes, codes] of wrong)
    scenario(`Is refused ${kind}`, async () => {
      await signInEditor()
      await expect(make(changes)).rejects.toMatchObject(refusedFields(codes))
      expect(await db.batch.count()).toBe(0)
    })

  scenario('Has a number of its own', async () => {
    await signInEditor()
    const { number } = await make()
    const taken = refusedFields({ number: 'BATCH_NUMBER_TAKEN' })
    await expect(make({ number })).rejects.toMatchObject(taken)
    const { id } = await make()
    await expect(
      updateBatch({ id, input: newBatch({ number }) })
    ).rejects.toMatchObject(taken)
  })

  scenario('May share days with another one, which is named', async () => {
    await signInEditor()
    const first = await make()
    const [launchFrom, launchTo] = ['2030-03-31', '2030-06-30']
    const second = await make({ launchFrom, launchTo })
    await make({ launchFrom: '2030-07-01', launchTo: '2030-08-01' })
    const named = [{ id: first.id, name: first.name }]
    expect((await batchUses({ id: second.id }))?.overlaps).toEqual(named)
    const dates = { launchFrom, launchTo, exceptId: second.id }
    expect(await overlappingBatches(dates)).toEqual(named)
    expect(await overlappingBatches({ ...dates, launchTo: '' })).toEqual([])
    await archiveBatch({ id: first.id })
    expect(await overlappingBatches(dates)).toEqual([])
  })
})

describe('the current batch', () => {
  scenario('Is the only one after several concurrent requests', async () => {
    await signInEditor()
    const made = [await make(), await make(), await make()]
    await makeBatchCurrent({ id: made[0].id })
    await Promise.all(made.map(({ id }) => makeBatchCurrent({ id })))
    expect(await db.batch.count({ where: { isCurrent: true } })).toBe(1)
    const log = await db.infoLog.findMany({
      where: { action: 'batch.madeCurrent' },
      orderBy: { id: 'asc' },
    })
    expect(log[0]).toMatchObject({
      before: { current: null },
      after: { current: made[0].name },
    })
  })

  scenario('Can be neither archived nor deleted', async () => {
    await signInEditor()
    const { id } = await make()
    await makeBatchCurrent({ id })
    for (const change of [archiveBatch, deleteBatch])
      await expect(change({ id })).rejects.toMatchObject(
        refusal('BATCH_CURRENT')
      )
    expect(await batch({ id })).toMatchObject({ isCurrent: true })
  })
})

describe('deleting a batch', () => {
  scenario('Is only for one that nothing has used', async () => {
    await signInEditor()
    const { id } = await make()
    const input = newBatch()
    await deleteBatch({ id })
    expect(await batch({ id })).toBeNull()
    const author = await buildUser('member')
    const course = await buildCourse()
    const uses: ((batchId: number) => Promise<unknown>)[] = [
      (batchId) => buildUser('member', { batchId, archivedAt: new Date() }),
      (batchId) =>
        db.courseBatch.create({ data: { batchId, courseId: course.id } }),
      (batchId) =>
        db.group.create({ data: { name: `Tribe ${draw()}`, batchId } }),
      (batchId) =>
        db.openingOverride.create({
          data: {
            batchId,
            unitId: course.unitId,
            opensOn: new Date('2030-01-01'),
          },
        }),
      (batchId) =>
        db.feed.create({
          data: {
            batchId,
            posts: { create: { authorId: author.id, text: 'Hi' } },
          },
        }),
    ]
    for (const use of uses) {
      const used = await createBatch({ input: { ...input, number: draw() } })
      await use(used.id)
      await expect(deleteBatch({ id: used.id })).rejects.toMatchObject(
        refusal('IN_USE')
      )
      expect((await archiveBatch({ id: used.id })).state).toBe('ARCHIVED')
    }
  })
})

describe('the success managers of a batch', () => {
  scenario('Are told when a batch is theirs, and no longer', async () => {
    await signInEditor()
    const [susana, sonia] = [
      await buildUser('success-manager'),
      await buildUser('success-manager'),
    ]
    const input = newBatch({ managerIds: [susana.id] })
    const { id, managers } = await createBatch({ input })
    expect(managers).toMatchObject([{ id: susana.id, email: susana.email }])
    await updateBatch({ id, input: { ...input, managerIds: [sonia.id] } })
    await updateBatch({ id, input: { ...input, managerIds: [sonia.id] } })
    const told = await db.notice.findMany({ orderBy: { id: 'asc' } })
    expect(
      told.map(({ userId, facts, path }) => [userId, facts, path])
    ).toEqual([
      [susana.id, { batch: input.name, change: 'assigned' }, `/batches/${id}`],
      [sonia.id, { batch: input.name, change: 'assigned' }, `/batches/${id}`],
      [
        susana.id,
        { batch: input.name, change: 'unassigned' },
        `/batches/${id}`,
      ],
    ])
  })

  scenario('Have that level, and are not archived', async () => {
    await signInEditor()
    const coach = await buildUser('coach')
    const gone = await buildUser('success-manager', { archivedAt: new Date() })
    const here = await buildUser('success-manager')
    expect((await batchFormChoices()).managers.map(({ id }) => id)).toEqual([
      here.id,
    ])
    for (const { id } of [coach, gone])
      await expect(make({ managerIds: [id] })).rejects.toMatchObject(
        refusedFields({ managerIds: 'INVALID' })
      )
  })
})

describe('the levels of a batch', () => {
  scenario('Are levels of learners only', async () => {
    await signInEditor()
    for (const role of ['member', 'affiliate', 'coach'] as const)
      await buildAccessLevel(role)
    expect((await batchFormChoices()).levels.map(({ id }) => id)).not.toContain(
      'coach'
    )
    await expect(make({ accessLevelIds: ['coach'] })).rejects.toMatchObject(
      refusal('ACCESS_LEVEL_TOO_HIGH')
    )
    signIn(await buildUser('admin'), 'admin')
    await expect(make({ accessLevelIds: ['coach'] })).rejects.toMatchObject(
      refusal('ACCESS_LEVEL_TOO_HIGH')
    )
    expect(await make({ accessLevelIds: ['member'] })).toMatchObject({
      accessLevelIds: ['member'],
      accessLevelLabels: ['Member'],
    })
  })

  scenario('Are not above the editor’s own rank', async () => {
    await buildAccessLevel('member')
    // An editor by a school's own level without a rank.
    signIn(await buildUser('non-member'), 'tribe-team-ro')
    await expect(make({ accessLevelIds: ['member'] })).rejects.toMatchObject(
      refusal('ACCESS_LEVEL_TOO_HIGH')
    )
  })
})

describe('what is for a batch', () => {
  scenario('Is shown as far as the viewer may open it', async () => {
    await signInEditor()
    const { id } = await make()
    expect(await batchUses({ id })).toMatchObject({
      isUsed: false,
      courses: { rows: [], hasMore: false },
    })
    const course = await buildCourse()
    await db.courseBatch.create({ data: { batchId: id, courseId: course.id } })
    const groups = await Promise.all(
      Array.from({ length: 21 }, () => buildGroup({ batchId: id }))
    )
    const own = groups[3]
    const seen = await batchUses({ id })
    expect(seen).toMatchObject({
      isUsed: true,
      courses: { rows: [{ id: course.id, name: course.title }] },
      groups: { hasMore: true },
    })
    expect(seen?.groups.rows).toHaveLength(20)
    signIn(await buildUser('coach'), 'coach', {
      managedGroup: { id: own.id, name: own.name },
    })
    expect((await batchUses({ id }))?.groups).toEqual({
      rows: [{ id: own.id, name: own.name }],
      hasMore: false,
    })
    signIn(await buildUser('member'))
    expect(await batchUses({ id })).toMatchObject({
      courses: { rows: [] },
      groups: { rows: [] },
    })
    expect(await batchUses({ id: 0 })).toBeNull()
    expect(await statementsOf(() => batchUses({ id }))).toBe(1)
    expect(await statementsOf(() => batch({ id }))).toBe(2)
  })
})

describe('the list of batches', () => {
  scenario('Is filtered by state, searched and ordered', async () => {
    await signInEditor()
    const day = (name: string, launchFrom: string, launchTo: string) =>
      make({ name, launchFrom, launchTo })
    await day('Ended', '2020-01-01', '2020-03-01')
    await day('Open', '2020-01-01', '2090-03-01')
    await day('Upcoming', '2090-01-01', '2090-03-01')
    const old = await day('Archived', '2020-01-01', '2020-02-01')
    await archiveBatch({ id: old.id })
    const namesOf = async (args: Parameters<typeof batchesPage>[0]) =>
      (await batchesPage(args)).rows.map(({ name }) => name)
    expect(await namesOf({})).toEqual(['Upcoming', 'Open', 'Ended'])
    expect(await namesOf({ sort: 'NAME' })).toEqual([
      'Ended',
      'Open',
      'Upcoming',
    ])
    for (const filter of ['UPCOMING', 'OPEN', 'ENDED', 'ARCHIVED'] as const) {
      const { rows, total } = await batchesPage({ filter })
      expect(rows).toMatchObject([{ state: filter }])
      expect(total).toBe(1)
    }
    expect(await namesOf({ q: 'pen' })).toEqual(['Open'])
    expect(
      await namesOf({ q: String(old.number), filter: 'ARCHIVED' })
    ).toEqual(['Archived'])
  })
})
