import { db } from 'src/lib/db'

import { draw } from './people'

type CourseParts = { lessons?: number; progression?: 'FREE' | 'SEQUENTIAL' }

/** A published course of one unit with so many text lessons. */
export const buildCourse = async ({
  lessons = 1,
  progression = 'FREE',
}: CourseParts = {}) => {
  const slug = `course-${draw()}`
  const course = await db.course.create({
    data: {
      title: slug,
      slug,
      status: 'PUBLISHED',
      progression,
      units: {
        create: {
          name: 'Unit',
          lessons: {
            create: Array.from({ length: lessons }, (_, index) => ({
              name: `Lesson ${index + 1}`,
              type: 'IMAGE_TEXT' as const,
              position: index + 1,
            })),
          },
        },
      },
    },
    include: {
      units: { include: { lessons: { orderBy: { position: 'asc' } } } },
    },
  })
  const [unit] = course.units
  return {
    ...course,
    unitId: unit.id,
    lessonIds: unit.lessons.map(({ id }) => id),
  }
}
