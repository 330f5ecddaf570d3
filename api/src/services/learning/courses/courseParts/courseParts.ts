import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'

const isThere = { status: { not: 'ARCHIVED' } } as const

const courseOf = async (unitId?: number | null, lessonId?: number | null) => {
  if (!unitId && !lessonId) return null
  const unit = await db.unit.findFirst({
    where: unitId
      ? { id: unitId }
      : { lessons: { some: { id: lessonId ?? 0 } } },
    select: { courseId: true },
  })
  return unit && unit.courseId
}

/** The units and lessons that a form can name. The current choice stays available, even if it is archived. */
export const courseParts = (async ({ courseId, unitId, lessonId }) => {
  const chosenCourseId = await courseOf(unitId, lessonId)
  const ofCourse = courseId ?? chosenCourseId
  const [courses, units] = await Promise.all([
    db.course.findMany({
      where: { OR: [isThere, { id: chosenCourseId ?? 0 }] },
      orderBy: { title: 'asc' },
      select: { id: true, title: true },
    }),
    db.unit.findMany({
      where: { courseId: ofCourse ?? 0 },
      orderBy: { position: 'asc' },
      select: {
        id: true,
        name: true,
        lessons: {
          where: { OR: [isThere, { id: lessonId ?? 0 }] },
          orderBy: { position: 'asc' },
          select: { id: true, name: true },
        },
      },
    }),
  ])
  return { courses, courseId: ofCourse, units }
}) satisfies QueryResolvers['courseParts']
