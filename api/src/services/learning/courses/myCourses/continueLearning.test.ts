// The lesson that the home of a learner offers.
import { db } from 'src/lib/db'
import { DAY_MS } from 'src/shared/manilaTime'
import { buildCourse, buyCourse } from 'src/testing/learning'
import { buildUser, signIn } from 'src/testing/people'

import { continueLearning } from './myCourses'
import { completeLesson, myLesson, saveLessonPosition } from './myLesson'

/** A signed-in member with courses of three lessons each, in the school's order. */
const learnerOf = async (courseCount: number) => {
  const member = await buildUser()
  const courses = []
  for (let position = 1; position <= courseCount; position++) {
    const course = await buildCourse({ lessons: 3 })
    await db.course.update({ where: { id: course.id }, data: { position } })
    await buyCourse(member.id, course.id)
    courses.push(course)
  }
  signIn(member)
  return courses
}

type Course = Awaited<ReturnType<typeof buildCourse>>

const look = ({ id, lessonIds }: Course, index: number) =>
  myLesson({ courseId: id, lessonId: lessonIds[index] })

const finish = async ({ lessonIds }: Course) => {
  for (const lessonId of lessonIds) await completeLesson({ lessonId })
}

const tomorrow = () => new Date(Date.now() + 2 * DAY_MS)

const openTomorrow = (lessonId: number) =>
  db.lesson.update({
    where: { id: lessonId },
    data: { opensBy: 'DATE', opensOn: tomorrow() },
  })

describe('the lesson to continue with', () => {
  scenario(
    'Stays in the course with progress when the learner looks at another one',
    async () => {
      const [other, course] = await learnerOf(2)
      await completeLesson({ lessonId: course.lessonIds[0] })
      await look(other, 2)
      expect(await continueLearning()).toMatchObject({
        courseId: course.id,
        lessonId: course.lessonIds[1],
        percent: 33,
      })
    }
  )

  scenario(
    'Belongs to the course in which the learner got ahead last',
    async () => {
      const [first, second] = await learnerOf(2)
      await completeLesson({ lessonId: second.lessonIds[0] })
      await saveLessonPosition({
        lessonId: first.lessonIds[1],
        positionSec: 42,
      })
      await look(second, 1)
      expect(await continueLearning()).toMatchObject({
        courseId: first.id,
        lessonId: first.lessonIds[1],
        lastPositionSec: 42,
      })
      await completeLesson({ lessonId: second.lessonIds[1] })
      expect(await continueLearning()).toMatchObject({ courseId: second.id })
    }
  )

  scenario(
    'Is never one of a completed course, though lessons are left in it',
    async () => {
      const [completed, next] = await learnerOf(2)
      await db.lesson.update({
        where: { id: completed.lessonIds[2] },
        data: { isRequired: false },
      })
      const [one, two] = completed.lessonIds
      await completeLesson({ lessonId: one })
      await completeLesson({ lessonId: two })
      await look(completed, 2)
      expect(await continueLearning()).toMatchObject({
        courseId: next.id,
        lessonId: next.lessonIds[0],
        percent: 0,
      })
    }
  )

  scenario(
    'After a completed course is one of a course in progress, else the first of the next',
    async () => {
      const [begun, completed, unstarted] = await learnerOf(3)
      await completeLesson({ lessonId: begun.lessonIds[0] })
      await finish(completed)
      expect(await continueLearning()).toMatchObject({ courseId: begun.id })
      await finish(begun)
      expect(await continueLearning()).toMatchObject({
        courseId: unstarted.id,
        lessonId: unstarted.lessonIds[0],
      })
      await finish(unstarted)
      expect(await continueLearning()).toBeNull()
    }
  )

  scenario('Is one that is open', async () => {
    const [course, next] = await learnerOf(2)
    const [one, two, three] = course.lessonIds
    await completeLesson({ lessonId: one })
    await look(course, 1)
    await openTomorrow(two)
    expect(await continueLearning()).toMatchObject({ lessonId: three })
    await openTomorrow(three)
    expect(await continueLearning()).toMatchObject({ courseId: next.id })
  })

  scenario('Is the one that a new learner opened', async () => {
    const [, second] = await learnerOf(2)
    await look(second, 0)
    expect(await continueLearning()).toMatchObject({
      courseId: second.id,
      lessonId: second.lessonIds[0],
      percent: 0,
    })
  })
})
