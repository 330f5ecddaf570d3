import { db } from 'src/lib/db'
import * as completing from 'src/services/community/tasks/completeTasksBy'
import { DAY_MS } from 'src/shared/manilaTime'
import { buildCourse, buyCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'
import { refusal } from 'src/testing/refusals'

import { continueLearning, myCourse, myCourses } from './myCourses'
import { completeLesson, myLesson, saveLessonPosition } from './myLesson'

/** A member whose active subscription includes the course. */
const learnerOf = async (courseId: number) => {
  const member = await buildUser()
  const subscription = await buyCourse(member.id, courseId)
  signIn(member)
  return { member, subscription }
}

describe('access to a course', () => {
  scenario('Is given by a purchase', async () => {
    const course = await buildCourse()
    await learnerOf(course.id)
    expect((await myCourses({})).map(({ id }) => id)).toEqual([course.id])

    signIn(await buildUser())
    expect(await myCourses({})).toEqual([])
    expect(await myCourse({ id: course.id })).toBeNull()
    expect(
      await myLesson({ courseId: course.id, lessonId: course.lessonIds[0] })
    ).toBeNull()
    await expect(
      completeLesson({ lessonId: course.lessonIds[0] })
    ).rejects.toMatchObject(refusal('NOT_FOUND'))
  })

  const closed: [string, object][] = [
    ['is pending', { status: 'PENDING' }],
    ['expired yesterday', { expiry: new Date(Date.now() - 2 * DAY_MS) }],
    ['has not begun', { startsAt: new Date(Date.now() + DAY_MS) }],
    ['is paused', { status: 'PAUSED' }],
  ]
  for (const [name, data] of closed) {
    scenario(`Ends while the subscription ${name}`, async () => {
      const course = await buildCourse()
      const { subscription } = await learnerOf(course.id)
      await db.subscription.update({ where: { id: subscription.id }, data })
      expect(await myCourses({})).toEqual([])
    })
  }

  scenario('Needs the course’s stage and a published course', async () => {
    const course = await buildCourse()
    await learnerOf(course.id)
    await db.course.update({
      where: { id: course.id },
      data: { minStageNumber: 2 },
    })
    expect(await myCourses({})).toMatchObject([
      { waitsForStage: 2, nextLessonId: null },
    ])
    const waiting = await myCourse({ id: course.id })
    expect(waiting?.units[0].lessons[0].lock).toMatchObject({
      reason: 'STAGE',
      stageNumber: 2,
    })
    await expect(
      myLesson({ courseId: course.id, lessonId: course.lessonIds[0] })
    ).rejects.toMatchObject(refusal('LESSON_LOCKED'))
    await db.course.update({
      where: { id: course.id },
      data: { minStageNumber: null, status: 'DRAFT' },
    })
    expect(await myCourses({})).toEqual([])
  })

  scenario('Is given by an access level', async () => {
    const course = await buildCourse()
    signIn(await buildUser())
    await db.courseAccessLevel.create({
      data: { courseId: course.id, accessLevelId: 'member' },
    })
    expect(await myCourses({})).toHaveLength(1)
  })
})

describe('the list of my courses', () => {
  const idsOf = async (args: Parameters<typeof myCourses>[0]) =>
    (await myCourses(args)).map(({ id }) => id)

  scenario(
    'With filter watching contains courses that are begun and not finished',
    async () => {
      const [course, other] = [
        await buildCourse({ lessons: 2 }),
        await buildCourse(),
      ]
      const { member } = await learnerOf(course.id)
      await buyCourse(member.id, other.id)
      expect(await idsOf({ filter: 'WATCHING' })).toEqual([])
      const [first, second] = course.lessonIds
      await myLesson({ courseId: course.id, lessonId: first })
      expect(await myCourses({ filter: 'WATCHING' })).toMatchObject([
        { id: course.id, completedCount: 0, isBegun: true },
      ])
      await completeLesson({ lessonId: first })
      expect(await idsOf({ filter: 'WATCHING' })).toEqual([course.id])
      await completeLesson({ lessonId: second })
      expect(await idsOf({ filter: 'WATCHING' })).toEqual([])
      expect(await idsOf({ filter: 'COMPLETED' })).toEqual([course.id])
    }
  )

  scenario(
    'Is in the school’s order, or by last opened or newest',
    async () => {
      const member = await buildUser()
      const day = (count: number) => new Date(2026, 0, count)
      const courses = []
      for (const position of [1, 2, 3]) {
        const course = await buildCourse()
        await buyCourse(member.id, course.id)
        await db.course.update({
          where: { id: course.id },
          data: { position, publishedAt: day(position === 1 ? 9 : position) },
        })
        courses.push(course)
      }
      const [one, two, three] = courses.map(({ id }) => id)
      signIn(member)
      await myLesson({ courseId: three, lessonId: courses[2].lessonIds[0] })

      expect(await idsOf({})).toEqual([one, two, three])
      expect(await idsOf({ sort: 'RECENT' })).toEqual([three, one, two])
      expect(await idsOf({ sort: 'NEWEST' })).toEqual([one, three, two])
      expect(await idsOf({ sort: 'NEWEST', limit: 1 })).toEqual([one])
      expect(await idsOf({ limit: -1 })).toEqual([])
    }
  )
})

scenario('A unit shows its description', async () => {
  const course = await buildCourse()
  await db.unit.update({
    where: { id: course.unitId },
    data: { description: '<p>In short</p>' },
  })
  await learnerOf(course.id)
  expect((await myCourse({ id: course.id }))?.units).toMatchObject([
    { id: course.unitId, description: '<p>In short</p>' },
  ])
})

describe('learning a course', () => {
  scenario('Updates the progress and the next lesson', async () => {
    const course = await buildCourse({ lessons: 3 })
    await learnerOf(course.id)
    const [first, second, third] = course.lessonIds

    expect(await myCourse({ id: course.id })).toMatchObject({
      percent: 0,
      nextLessonId: first,
    })
    await completeLesson({ lessonId: first })
    expect(await completeLesson({ lessonId: first })).toMatchObject({
      percent: 33,
      completedCount: 1,
      nextLessonId: second,
    })
    await completeLesson({ lessonId: second })
    expect(await completeLesson({ lessonId: third })).toMatchObject({
      percent: 100,
      isCompleted: true,
      nextLessonId: null,
    })
  })

  scenario('Resumes the video at the saved second', async () => {
    const course = await buildCourse()
    await learnerOf(course.id)
    const [lessonId] = course.lessonIds
    await saveLessonPosition({ lessonId, positionSec: 42 })
    expect(await myLesson({ courseId: course.id, lessonId })).toMatchObject({
      lastPositionSec: 42,
      furthestSec: 42,
    })
    expect(await continueLearning()).toMatchObject({
      lessonId,
      lastPositionSec: 42,
    })
  })

  scenario(
    'Does not begin when a lesson is saved for offline use',
    async () => {
      const course = await buildCourse()
      await learnerOf(course.id)
      const [lessonId] = course.lessonIds
      const asked = { courseId: course.id, lessonId }
      expect(await myLesson({ ...asked, isKeeping: true })).not.toBeNull()
      expect(await db.lessonProgress.count()).toBe(0)
      expect(await db.courseProgress.count()).toBe(0)
      await myLesson(asked)
      expect(await db.lessonProgress.count()).toBe(1)
    }
  )

  scenario('Completes a watched video automatically', async () => {
    const course = await buildCourse()
    await learnerOf(course.id)
    const [lessonId] = course.lessonIds
    await db.lesson.update({
      where: { id: lessonId },
      data: {
        type: 'VIDEO',
        completion: 'VIDEO_PERCENT',
        completionValue: 90,
        videoSeconds: 100,
      },
    })
    await saveLessonPosition({ lessonId, positionSec: 89 })
    expect((await myCourse({ id: course.id }))?.completedCount).toBe(0)
    await saveLessonPosition({ lessonId, positionSec: 90 })
    expect((await myCourse({ id: course.id }))?.completedCount).toBe(1)
  })

  scenario('Opens a sequential course one step at a time', async () => {
    const course = await buildCourse({ lessons: 2, progression: 'SEQUENTIAL' })
    await learnerOf(course.id)
    const [first, second] = course.lessonIds
    await expect(
      myLesson({ courseId: course.id, lessonId: second })
    ).rejects.toMatchObject(refusal('LESSON_LOCKED'))
    await completeLesson({ lessonId: first })
    expect(
      await myLesson({ courseId: course.id, lessonId: second })
    ).toMatchObject({ id: second, previousLessonId: first })
  })

  scenario('Keeps a lesson completed, and counts new lessons', async () => {
    const course = await buildCourse()
    await learnerOf(course.id)
    await completeLesson({ lessonId: course.lessonIds[0] })
    await db.lesson.create({
      data: { unitId: course.unitId, name: 'New', type: 'IMAGE_TEXT' },
    })
    expect(await myCourse({ id: course.id })).toMatchObject({
      percent: 100,
      isCompleted: true,
      newLessonCount: 1,
    })
  })
})

describe('completing a lesson', () => {
  scenario('Answers with the course as it is stored', async () => {
    const course = await buildCourse({ lessons: 3 })
    await db.course.update({
      where: { id: course.id },
      data: { hasCertificate: true },
    })
    await learnerOf(course.id)
    for (const lessonId of course.lessonIds) {
      const answer = await completeLesson({ lessonId })
      expect(answer).toEqual(await myCourse({ id: course.id }))
    }
  })

  scenario('Writes one log row, however often it is repeated', async () => {
    const { id, lessonIds } = await buildCourse()
    await learnerOf(id)
    const [lessonId] = lessonIds
    await Promise.all([1, 2, 3].map(() => completeLesson({ lessonId })))
    await completeLesson({ lessonId })
    expect(
      await db.infoLog.findMany({ where: { action: 'lesson.finished' } })
    ).toMatchObject([{ entityId: String(lessonId), after: { courseId: id } }])
  })

  scenario(
    'Finishes the course when its last two lessons are completed concurrently',
    async () => {
      const { id, lessonIds } = await buildCourse({ lessons: 2 })
      for (let learner = 0; learner < 10; learner++) {
        await learnerOf(id)
        await Promise.all(
          lessonIds.map((lessonId) => completeLesson({ lessonId }))
        )
      }
      expect(
        await db.courseProgress.count({
          where: { courseId: id, firstCompletedAt: { not: null } },
        })
      ).toBe(10)
    }
  )

  scenario('Waits for nobody who opens the lesson meanwhile', async () => {
    const { id, lessonIds } = await buildCourse()
    const [lessonId] = lessonIds
    for (let learner = 0; learner < 10; learner++) {
      await learnerOf(id)
      const open = () => myLesson({ courseId: id, lessonId })
      await Promise.all([
        open(),
        completeLesson({ lessonId }),
        open(),
        completeLesson({ lessonId }),
        open(),
      ])
    }
    expect(await db.lessonProgress.count()).toBe(10)
  })

  scenario('Happens as a whole or not at all', async () => {
    const { id, lessonIds } = await buildCourse()
    await learnerOf(id)
    const [lessonId] = lessonIds
    const failure = jest
      .spyOn(completing, 'completeTasksBy')
      .mockRejectedValueOnce(new Error('The database went away'))
    await expect(completeLesson({ lessonId })).rejects.toThrow()
    failure.mockRestore()
    expect(await db.lessonProgress.count()).toBe(0)
    expect(await db.courseProgress.count()).toBe(0)
    expect((await completeLesson({ lessonId })).isCompleted).toBe(true)
  })
})
