import { db } from 'src/lib/db'
import { archivedLessons } from 'src/services/learning/lessons/lessons/archivedLessons'
import {
  createLesson,
  deleteLesson,
} from 'src/services/learning/lessons/lessons/lessons'
import { restoreLesson } from 'src/services/learning/lessons/lessons/restoreLesson'
import { buildCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'

import { createUnit, deleteUnit, updateUnit } from './units'

const input = {
  name: 'Week 1',
  nameFil: 'Unang linggo',
  shortDescription: 'Begin here',
  shortDescriptionFil: 'Dito magsimula',
  opensBy: 'AT_ONCE' as const,
}

const setUp = async () => {
  signIn(await buildUser('head-coach'), 'head-coach')
  const { id: courseId, unitId } = await buildCourse()
  return { courseId, unitId }
}

const placesOf = async (courseId: number) =>
  (await db.unit.findMany({ where: { courseId } }))
    .map(({ position }) => position)
    .sort()

describe('a unit', () => {
  scenario('Is added last, and can be renamed in both languages', async () => {
    const { courseId } = await setUp()
    await db.unit.updateMany({ data: { position: 7 } })
    const unit = await createUnit({ courseId, input })
    expect(unit).toMatchObject({
      position: 8,
      nameFil: 'Unang linggo',
      shortDescriptionFil: 'Dito magsimula',
      lessons: [],
    })
    expect(
      await updateUnit({ id: unit.id, input: { ...input, nameFil: '' } })
    ).toMatchObject({ name: 'Week 1', nameFil: null })
  })

  scenario('Has a description, sanitised in both languages', async () => {
    const { courseId } = await setUp()
    const texts = {
      description: '<p onclick="x()">In short</p>',
      descriptionFil: '<p>Sa madaling salita</p><script>x()</script>',
    }
    expect(
      await createUnit({ courseId, input: { ...input, ...texts } })
    ).toMatchObject({
      description: '<p>In short</p>',
      descriptionFil: '<p>Sa madaling salita</p>',
    })
  })

  scenario(
    'Has its own position, even when two are added concurrently',
    async () => {
      const { courseId } = await setUp()
      await Promise.all([1, 2, 3].map(() => createUnit({ courseId, input })))
      expect(await placesOf(courseId)).toEqual([0, 1, 2, 3])
    }
  )

  scenario('Requires a name and an existing course', async () => {
    const { courseId, unitId } = await setUp()
    const nameless = { ...input, name: ' ' }
    const refused = refusedFields({ name: 'REQUIRED' })
    await expect(
      createUnit({ courseId, input: nameless })
    ).rejects.toMatchObject(refused)
    await expect(
      updateUnit({ id: unitId, input: nameless })
    ).rejects.toMatchObject(refused)
    await expect(createUnit({ courseId: 0, input })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
    await expect(updateUnit({ id: 0, input })).rejects.toMatchObject(
      refusal('NOT_FOUND')
    )
  })

  scenario(
    'Is deleted once when it is empty, also under concurrency',
    async () => {
      const { courseId } = await setUp()
      const { id } = await createUnit({ courseId, input })
      const results = await Promise.allSettled([
        deleteUnit({ id }),
        deleteUnit({ id }),
      ])
      expect(results.map(({ status }) => status).sort()).toEqual([
        'fulfilled',
        'rejected',
      ])
      await expect(deleteUnit({ id })).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
      expect(
        await db.infoLog.count({ where: { action: 'unit.deleted' } })
      ).toBe(1)
    }
  )

  scenario(
    'Cannot be deleted with lessons, not even with one added at that moment',
    async () => {
      const { courseId, unitId } = await setUp()
      await expect(deleteUnit({ id: unitId })).rejects.toMatchObject(
        refusal('IN_USE')
      )
      const { id } = await createUnit({ courseId, input })
      const [made, removed] = await Promise.allSettled([
        createLesson({
          unitId: id,
          input: {
            name: 'Just now',
            shortDescription: '',
            description: '',
            type: 'IMAGE_TEXT',
            isPreview: false,
            isRequired: true,
            completion: 'MANUAL',
            status: 'DRAFT',
          },
        }),
        deleteUnit({ id }),
      ])
      const codes = [made, removed].map((each) =>
        each.status === 'rejected' ? each.reason.extensions?.code : 'done'
      )
      expect([
        ['done', 'IN_USE'],
        ['NOT_FOUND', 'done'],
      ]).toContainEqual(codes)
    }
  )

  scenario(
    'Can be deleted with archived lessons, which move to its neighbour',
    async () => {
      const { courseId, unitId } = await setUp()
      const [{ id: lessonId }] = await db.lesson.findMany({ where: { unitId } })
      await deleteLesson({ id: lessonId })
      // The unit has no neighbour yet.
      await expect(deleteUnit({ id: unitId })).rejects.toMatchObject(
        refusal('IN_USE')
      )
      const second = await createUnit({ courseId, input })
      await deleteUnit({ id: unitId })
      expect(await archivedLessons({ courseId })).toMatchObject([
        { id: lessonId, unitName: 'Week 1' },
      ])
      expect(await restoreLesson({ id: lessonId })).toMatchObject({
        unitId: second.id,
        status: 'DRAFT',
      })
      await expect(restoreLesson({ id: lessonId })).rejects.toMatchObject(
        refusal('NOT_FOUND')
      )
      expect(await archivedLessons({ courseId })).toEqual([])
    }
  )

  scenario('Opens by a rule that has the fields it needs', async () => {
    const { courseId, unitId } = await setUp()
    for (const rule of [
      { opensBy: 'DATE' as const },
      { opensBy: 'STAGE' as const, opensAfterDays: 2 },
    ])
      await expect(
        createUnit({ courseId, input: { ...input, ...rule } })
      ).rejects.toMatchObject(
        refusedFields(
          rule.opensBy === 'DATE'
            ? { opensOn: 'REQUIRED' }
            : { opensAtStage: 'REQUIRED' }
        )
      )
    expect(
      await updateUnit({
        id: unitId,
        input: {
          ...input,
          opensBy: 'DATE',
          opensOn: '2026-12-24',
          opensAtStage: 3,
        },
      })
    ).toMatchObject({ opensOn: '2026-12-24', opensAtStage: null })
  })
})
