import { db } from 'src/lib/db'
import { buildCourse } from 'src/testing/learning'

import { taskLessonChoices } from './taskLessonChoices'

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('the lesson of a task', () => {
  scenario('Is chosen from a course', async () => {
    const [course, other] = [
      await buildCourse({ lessons: 2 }),
      await buildCourse(),
    ]
    const first = await taskLessonChoices({})
    expect(idsOf(first.courses)).toEqual(
      expect.arrayContaining([course.id, other.id])
    )
    expect(first).toMatchObject({ courseId: null, lessons: [] })

    const { lessons } = await taskLessonChoices({ courseId: course.id })
    expect(lessons).toEqual([
      { id: course.lessonIds[0], name: 'Lesson 1', unitName: 'Unit' },
      { id: course.lessonIds[1], name: 'Lesson 2', unitName: 'Unit' },
    ])
    // The choices are the lessons of the given course, although the chosen lesson belongs to another course.
    expect(
      await taskLessonChoices({
        courseId: other.id,
        lessonId: course.lessonIds[0],
      })
    ).toMatchObject({ courseId: other.id, lessons: [{ name: 'Lesson 1' }] })
  })

  scenario('Is listed with its course, even if it is archived', async () => {
    const { id, lessonIds } = await buildCourse({ lessons: 3 })
    const [chosen, gone] = lessonIds
    await db.course.update({ where: { id }, data: { status: 'ARCHIVED' } })
    await db.lesson.updateMany({
      where: { id: { in: [chosen, gone] } },
      data: { status: 'ARCHIVED' },
    })
    const found = await taskLessonChoices({ lessonId: chosen })
    expect(found.courseId).toBe(id)
    expect(idsOf(found.courses)).toContain(id)
    expect(idsOf(found.lessons)).toEqual([chosen, lessonIds[2]])

    const anew = await taskLessonChoices({})
    expect(idsOf(anew.courses)).not.toContain(id)
  })
})
