import { db } from 'src/lib/db'
import { buildCourse } from 'src/testing/learning'

import { courseParts } from './courseParts'

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

const lessonsOf = ({
  units,
}: {
  units: { lessons: { id: number; name: string }[] }[]
}) => units.flatMap(({ lessons }) => lessons)

describe('the choice of a unit or a lesson', () => {
  scenario('Begins with the course', async () => {
    const [course, other] = [
      await buildCourse({ lessons: 2 }),
      await buildCourse(),
    ]
    const first = await courseParts({})
    expect(idsOf(first.courses)).toEqual(
      expect.arrayContaining([course.id, other.id])
    )
    expect(first).toMatchObject({ courseId: null, units: [] })

    const chosen = await courseParts({ courseId: course.id })
    expect(chosen.units).toMatchObject([{ name: 'Unit' }])
    expect(lessonsOf(chosen)).toEqual([
      { id: course.lessonIds[0], name: 'Lesson 1' },
      { id: course.lessonIds[1], name: 'Lesson 2' },
    ])
    // The choices are the lessons of the given course, although the chosen lesson belongs to another course.
    const changed = await courseParts({
      courseId: other.id,
      lessonId: course.lessonIds[0],
    })
    expect(changed.courseId).toBe(other.id)
    expect(lessonsOf(changed)).toMatchObject([{ id: other.lessonIds[0] }])
  })

  scenario('Finds the course of a chosen unit', async () => {
    const course = await buildCourse()
    const { id } = await db.unit.findFirstOrThrow({
      where: { courseId: course.id },
    })
    expect(await courseParts({ unitId: id })).toMatchObject({
      courseId: course.id,
      units: [{ id }],
    })
    expect(await courseParts({ unitId: id + 1_000_000 })).toMatchObject({
      courseId: null,
      units: [],
    })
  })

  scenario('Keeps an archived choice with its course', async () => {
    const { id, lessonIds } = await buildCourse({ lessons: 3 })
    const [chosen, gone] = lessonIds
    await db.course.update({ where: { id }, data: { status: 'ARCHIVED' } })
    await db.lesson.updateMany({
      where: { id: { in: [chosen, gone] } },
      data: { status: 'ARCHIVED' },
    })
    const found = await courseParts({ lessonId: chosen })
    expect(found.courseId).toBe(id)
    expect(idsOf(found.courses)).toContain(id)
    expect(idsOf(lessonsOf(found))).toEqual([chosen, lessonIds[2]])

    const withoutChoice = await courseParts({})
    expect(idsOf(withoutChoice.courses)).not.toContain(id)
  })
})
