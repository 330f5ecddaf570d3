import { db } from 'src/lib/db'
import {
  deleteLesson,
  updateLesson,
} from 'src/services/learning/lessons/lessons/lessons'
import { buildCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal, refusedFields } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { arrangeOutline } from './arrangeOutline'
import { publishLessons, unpublishLessons } from './publishLessons'

const setUp = async (lessons = 3) => {
  signIn(await buildUser('head-coach'), 'head-coach')
  const {
    id: courseId,
    unitId: first,
    lessonIds,
  } = await buildCourse({
    lessons,
  })
  const { id: second } = await db.unit.create({
    data: { courseId, name: 'Second', position: 2 },
  })
  const before = [
    { unitId: first, lessonIds },
    { unitId: second, lessonIds: [] },
  ]
  return { courseId, first, second, lessonIds, before }
}

type Outline = { id: number; lessons: { id: number }[] }[]
const idsOf = (outline: Outline) =>
  outline.map(({ id, lessons }) => [id, lessons.map((lesson) => lesson.id)])

const logged = (action: string) => db.infoLog.count({ where: { action } })

describe('a course outline', () => {
  scenario(
    'Is arranged as a whole: units, and lessons across units',
    async () => {
      const { courseId, first, second, lessonIds, before } = await setUp()
      const [a, b, c] = lessonIds
      const after = [
        { unitId: second, lessonIds: [c, a] },
        { unitId: first, lessonIds: [b] },
      ]
      const sent = { courseId, before, after }
      expect(idsOf(await arrangeOutline(sent))).toEqual([
        [second, [c, a]],
        [first, [b]],
      ])
      // A repeated request changes nothing.
      expect(idsOf(await arrangeOutline(sent))).toEqual([
        [second, [c, a]],
        [first, [b]],
      ])
      expect(await logged('outline.ordered')).toBe(1)
    }
  )

  scenario(
    'Refuses a change based on an older outline, and stays as it was',
    async () => {
      const { courseId, first, second, lessonIds, before } = await setUp()
      const [a, b, c] = lessonIds
      const moved = (lessonId: number) => [
        { unitId: first, lessonIds: lessonIds.filter((id) => id !== lessonId) },
        { unitId: second, lessonIds: [lessonId] },
      ]
      const results = await Promise.allSettled(
        [a, b].map((lessonId) =>
          arrangeOutline({ courseId, before, after: moved(lessonId) })
        )
      )
      expect(results.map(({ status }) => status).sort()).toEqual([
        'fulfilled',
        'rejected',
      ])
      await expect(
        arrangeOutline({ courseId, before, after: moved(c) })
      ).rejects.toMatchObject(refusal('STALE_VERSION'))
      expect(await logged('outline.ordered')).toBe(1)
    }
  )

  scenario('Holds each unit and lesson exactly once', async () => {
    const { courseId, first, second, lessonIds, before } = await setUp()
    const [a, b, c] = lessonIds
    const other = await buildCourse()
    const wrong = [
      [{ unitId: first, lessonIds }],
      [
        { unitId: first, lessonIds: [a, b] },
        { unitId: second, lessonIds: [] },
      ],
      [
        { unitId: first, lessonIds: [a, b, c] },
        { unitId: second, lessonIds: [c] },
      ],
      [
        { unitId: first, lessonIds },
        { unitId: second, lessonIds: other.lessonIds },
      ],
      [
        { unitId: first, lessonIds },
        { unitId: other.unitId, lessonIds: [] },
      ],
    ]
    for (const after of wrong)
      await expect(
        arrangeOutline({ courseId, before, after })
      ).rejects.toMatchObject(refusedFields({ after: 'INVALID' }))
    expect(await logged('outline.ordered')).toBe(0)
  })

  scenario(
    'Leaves out archived lessons, which editors do not see',
    async () => {
      const { courseId, first, second, lessonIds, before } = await setUp()
      const [a, b, c] = lessonIds
      await deleteLesson({ id: b })
      await expect(
        arrangeOutline({ courseId, before, after: [...before].reverse() })
      ).rejects.toMatchObject(refusal('STALE_VERSION'))
      expect(
        idsOf(
          await arrangeOutline({
            courseId,
            before: [
              { unitId: first, lessonIds: [a, c] },
              { unitId: second, lessonIds: [] },
            ],
            after: [
              { unitId: first, lessonIds: [c] },
              { unitId: second, lessonIds: [a] },
            ],
          })
        )
      ).toEqual([
        [first, [c]],
        [second, [a]],
      ])
    }
  )

  scenario(
    'Is saved with as many statements for thirty lessons as for two',
    async () => {
      const costs = async (lessons: number) => {
        const { courseId, before } = await setUp(lessons)
        return statementsOf(() =>
          arrangeOutline({ courseId, before, after: [...before].reverse() })
        )
      }
      expect(await costs(30)).toBe(await costs(2))
    }
  )

  scenario('Is not found for an unknown course', async () => {
    await setUp()
    await expect(
      arrangeOutline({ courseId: 0, before: [], after: [] })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })
})

describe('publishing several lessons', () => {
  scenario(
    'Publishes and unpublishes them in one call, each once',
    async () => {
      const { courseId, lessonIds } = await setUp()
      await db.lesson.updateMany({
        where: { id: { in: lessonIds.slice(1) } },
        data: { status: 'DRAFT' },
      })
      const chosen = { courseId, ids: lessonIds }
      const [unit] = await publishLessons(chosen)
      expect(unit.lessons.map(({ status }) => status)).toEqual(
        Array(3).fill('PUBLISHED')
      )
      await Promise.all([publishLessons(chosen), publishLessons(chosen)])
      expect(await logged('lessons.published')).toBe(1)
      expect(await db.lessonVersion.count()).toBe(2)
      expect(
        await db.course.findUnique({ where: { id: courseId } })
      ).toMatchObject({ lessonCount: 3 })

      await Promise.all([unpublishLessons(chosen), unpublishLessons(chosen)])
      expect(await logged('lessons.unpublished')).toBe(1)
      expect(
        await db.course.findUnique({ where: { id: courseId } })
      ).toMatchObject({ lessonCount: 0 })
    }
  )

  scenario('Makes a form that was open before stale', async () => {
    const { courseId, lessonIds } = await setUp(1)
    const [id] = lessonIds
    await unpublishLessons({ courseId, ids: [id] })
    await expect(
      updateLesson({
        id,
        baseVersion: 1,
        input: {
          name: 'Mine',
          shortDescription: '',
          description: '',
          type: 'IMAGE_TEXT',
          isPreview: false,
          isRequired: true,
          completion: 'MANUAL',
          status: 'PUBLISHED',
        },
      })
    ).rejects.toMatchObject(refusal('STALE_VERSION'))
  })

  scenario(
    'Accepts only lessons of the course that are not archived',
    async () => {
      const { courseId, lessonIds } = await setUp()
      const other = await buildCourse()
      await deleteLesson({ id: lessonIds[2] })
      for (const ids of [
        [],
        [lessonIds[0], other.lessonIds[0]],
        [lessonIds[0], lessonIds[2]],
        [2_000_000_001],
      ])
        for (const change of [publishLessons, unpublishLessons])
          await expect(change({ courseId, ids })).rejects.toMatchObject(
            refusal('NOT_FOUND')
          )
      expect(await db.lesson.count({ where: { status: 'PUBLISHED' } })).toBe(3)
    }
  )
})
