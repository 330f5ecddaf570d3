import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'

const isThere = { status: { not: 'ARCHIVED' } } as const

/** The lessons that a task can name. The current choice stays available, even if it is archived. */
export const taskLessonChoices = (async ({ courseId, lessonId }) => {
  const chosen = lessonId
    ? await db.lesson.findUnique({
        where: { id: lessonId },
        select: { id: true, unit: { select: { courseId: true } } },
      })
    : null
  const ofCourse = courseId ?? chosen?.unit.courseId ?? null
  const [courses, lessons] = await Promise.all([
    db.course.findMany({
      where: { OR: [isThere, { id: chosen?.unit.courseId ?? 0 }] },
      orderBy: { title: 'asc' },
      select: { id: true, title: true },
    }),
    db.lesson.findMany({
      where: {
        unit: { courseId: ofCourse ?? 0 },
        OR: [isThere, { id: chosen?.id ?? 0 }],
      },
      orderBy: [{ unit: { position: 'asc' } }, { position: 'asc' }],
      select: { id: true, name: true, unit: { select: { name: true } } },
    }),
  ])
  return {
    courses,
    courseId: ofCourse,
    lessons: lessons.map(({ id, name, unit }) => ({
      id,
      name,
      unitName: unit.name,
    })),
  }
}) satisfies QueryResolvers['taskLessonChoices']
