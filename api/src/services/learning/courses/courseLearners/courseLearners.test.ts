import { db } from 'src/lib/db'
import { addDays, manilaToday, startOfDay } from 'src/shared/manilaTime'
import { buildStage } from 'src/testing/community'
import { buildBatch, buildCourse } from 'src/testing/learning'
import { buildAccessLevel, buildUser, signIn } from 'src/testing/people'
import { refusedFields } from 'src/testing/refusals'
import { statementsOf } from 'src/testing/statements'

import { coursePreview } from './coursePreview'
import { courseResults } from './courseResults'
import { stuckLearnersPage } from './stuckLearnersPage'

const daysAgo = (days: number) => startOfDay(addDays(manilaToday(), -days))

type Learned = {
  opened: number
  completed?: number
  silentDays?: number
  isDone?: boolean
}

const learn = async (
  { id: courseId, lessonIds }: { id: number; lessonIds: number[] },
  { opened, completed = 0, silentDays = 0, isDone = false }: Learned
) => {
  const user = await buildUser('member')
  const lastOpenedAt = daysAgo(silentDays)
  await db.lessonProgress.createMany({
    data: lessonIds.slice(0, opened).map((lessonId, index) => ({
      userId: user.id,
      lessonId,
      lastOpenedAt: new Date(lastOpenedAt.getTime() + index),
      completedAt: index < completed ? lastOpenedAt : null,
    })),
  })
  await db.courseProgress.create({
    data: {
      userId: user.id,
      courseId,
      lastOpenedAt,
      firstCompletedAt: isDone ? lastOpenedAt : null,
    },
  })
  return user
}

describe('a course’s results', () => {
  scenario(
    'Count who began, who finished and where learners dropped off',
    async () => {
      signIn(await buildUser('expert'), 'expert')
      const course = await buildCourse({ lessons: 3 })
      await learn(course, { opened: 3, completed: 3, isDone: true })
      await learn(course, { opened: 2, completed: 1 })
      await learn(course, { opened: 1 })
      expect(await courseResults({ id: course.id })).toEqual({
        started: 3,
        finished: 1,
        lessons: [
          { opened: 3, completed: 2 },
          { opened: 2, completed: 1 },
          { opened: 1, completed: 1 },
        ].map((counts, index) => ({
          id: course.lessonIds[index],
          name: `Lesson ${index + 1}`,
          unitName: 'Unit',
          ...counts,
        })),
      })
      expect(await courseResults({ id: 0 })).toBeNull()
      expect(await statementsOf(() => courseResults({ id: course.id }))).toBe(1)
    }
  )

  scenario('Name stuck learners, longest inactive first', async () => {
    signIn(await buildUser('expert'), 'expert')
    const course = await buildCourse({ lessons: 2 })
    const long = await learn(course, { opened: 2, silentDays: 40 })
    const lately = await learn(course, { opened: 1, silentDays: 14 })
    await learn(course, { opened: 1, silentDays: 13 })
    await learn(course, { opened: 2, silentDays: 60, isDone: true })
    const gone = await learn(course, { opened: 1, silentDays: 50 })
    await db.user.update({
      where: { id: gone.id },
      data: { archivedAt: new Date() },
    })
    await learn(await buildCourse(), { opened: 1, silentDays: 90 })

    const page = await stuckLearnersPage({ courseId: course.id })
    expect(page).toMatchObject({
      total: 2,
      isTotalCapped: false,
      rows: [
        { id: long.id, lessonName: 'Lesson 2' },
        { id: lately.id, lessonName: 'Lesson 1' },
      ],
    })
    expect(
      await stuckLearnersPage({ courseId: course.id, page: 2, perPage: 1 })
    ).toMatchObject({ total: 2, rows: [{ id: lately.id }] })
    expect(
      await statementsOf(() => stuckLearnersPage({ courseId: course.id }))
    ).toBe(1)
  })
})

scenario(
  'A coach finds the stuck learners of their own people only',
  async () => {
    const course = await buildCourse()
    const stage = await buildStage()
    const coach = await buildUser('coach')
    await learn(course, { opened: 1, silentDays: 40 })
    const own = await learn(course, { opened: 1, silentDays: 20 })
    await db.user.update({ where: { id: own.id }, data: { stageId: stage.id } })
    const page = () => stuckLearnersPage({ courseId: course.id })
    signIn(coach, 'coach')
    expect(await page()).toMatchObject({ total: 0, rows: [] })
    signIn(coach, 'coach', { managedStage: stage })
    expect(await page()).toMatchObject({ total: 1, rows: [{ id: own.id }] })
    expect(await statementsOf(page)).toBe(1)
  }
)

describe('a course preview', () => {
  const setUp = async () => {
    signIn(await buildUser('expert'), 'expert')
    await buildAccessLevel('member')
    const { id: batchId } = await buildBatch('2026-12-01')
    const course = await buildCourse({ lessons: 2 })
    const { id: second } = await db.unit.create({
      data: {
        courseId: course.id,
        name: 'Second',
        position: 2,
        opensBy: 'BATCH_LAUNCH',
        opensAfterDays: 7,
        lessons: { create: { name: 'Late', type: 'IMAGE_TEXT' } },
      },
    })
    await db.lesson.update({
      where: { id: course.lessonIds[1] },
      data: { opensBy: 'STAGE', opensAtStage: 3 },
    })
    return { ...course, second, batchId }
  }

  type Preview = Awaited<ReturnType<typeof coursePreview>>
  const locksOf = (preview: Preview) =>
    preview?.units.flatMap(({ lessons }) =>
      lessons.map(({ name, lock }) => [
        name,
        lock?.reason ?? 'open',
        lock?.opensOn ?? null,
      ])
    )

  scenario('Shows what opens when, by stage, batch and day', async () => {
    const { id, batchId } = await setUp()
    const day = '2026-12-05'
    expect(locksOf(await coursePreview({ id, day }))).toEqual([
      ['Lesson 1', 'open', null],
      ['Lesson 2', 'STAGE', null],
      ['Late', 'BATCH_LAUNCH', null],
    ])
    expect(
      locksOf(await coursePreview({ id, day, batchId, stageNumber: 3 }))
    ).toEqual([
      ['Lesson 1', 'open', null],
      ['Lesson 2', 'open', null],
      ['Late', 'BATCH_LAUNCH', '2026-12-08'],
    ])
    expect(
      await coursePreview({ id, day: '2026-12-08', batchId, stageNumber: 3 })
    ).toMatchObject({ openLessons: 3, isGranted: false, track: null })
  })

  scenario(
    'Applies the batch’s own day, the track and the access level',
    async () => {
      const { id, second, batchId } = await setUp()
      await db.openingOverride.create({
        data: { unitId: second, batchId, opensOn: new Date('2026-11-01') },
      })
      await db.courseAccessLevel.create({
        data: { courseId: id, accessLevelId: 'member' },
      })
      await db.track.create({
        data: {
          courseId: id,
          name: 'Later first',
          accessLevelId: 'member',
          units: { create: { unitId: second, position: 1 } },
        },
      })
      const preview = await coursePreview({
        id,
        batchId,
        accessLevelId: 'member',
        day: '2026-11-02',
      })
      expect(preview).toMatchObject({ isGranted: true, track: 'Later first' })
      expect(locksOf(preview)?.[0]).toEqual(['Late', 'open', null])
    }
  )

  scenario('Refuses invalid days and unknown batches', async () => {
    const { id } = await setUp()
    await expect(coursePreview({ id, day: 'soon' })).rejects.toMatchObject(
      refusedFields({ day: 'DATE_INVALID' })
    )
    await expect(coursePreview({ id, batchId: 0 })).rejects.toMatchObject(
      refusedFields({ batchId: 'INVALID' })
    )
    expect(await coursePreview({ id: 0 })).toBeNull()
  })
})
