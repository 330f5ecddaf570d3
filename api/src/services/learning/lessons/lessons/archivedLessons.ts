import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'

/** A course's archived lessons that can be restored, last archived first. */
export const archivedLessons = (async ({ courseId }) => {
  const lessons = await db.lesson.findMany({
    where: { unit: { courseId }, status: 'ARCHIVED' },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      name: true,
      type: true,
      updatedAt: true,
      unit: { select: { name: true } },
      count: { select: { opened: true } },
    },
  })
  return lessons.map(({ unit, count, updatedAt, ...lesson }) => ({
    ...lesson,
    unitName: unit.name,
    archivedAt: updatedAt,
    opened: count?.opened ?? 0,
  }))
}) satisfies QueryResolvers['archivedLessons']
