import type { LessonType, Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { int, json, nullable, prepared, text } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { local } from 'src/lib/translations'

import { OPEN_TO_ALL } from './openToAll'

/** The page shows at most this many courses, in the order of the list. */
const COURSES_AT_MOST = 60

type Lesson = {
  id: number
  name: string
  shortDescription: string
  translations: Prisma.JsonValue
  type: LessonType
  videoSeconds: number | null
}

// One statement that starts from the preview lessons: they are few and have an index of their own.
const PUBLIC_LESSONS = prepared(
  'publicLessons',
  `
  SELECT c.id, c.title, c."shortDescription", c.translations, c."coverUrl", free.lessons
  FROM (
    SELECT u."courseId", json_agg(json_build_object('id', l.id, 'name', l.name, 'shortDescription', l."shortDescription", 'type', l.type,
        'videoSeconds', l."videoSeconds", 'translations', jsonb_build_object('fil', jsonb_build_object(
          'name', l.translations #> '{fil,name}', 'shortDescription', l.translations #> '{fil,shortDescription}')))
      ORDER BY u.position, u.id, l.position, l.id) AS lessons
    FROM "Lesson" l JOIN "Unit" u ON u.id = l."unitId" JOIN "Course" c ON c.id = u."courseId"
    WHERE ${OPEN_TO_ALL} AND ($1::text IS NULL OR c."publicPage"::text = $1) GROUP BY 1) free
  JOIN "Course" c ON c.id = free."courseId" ORDER BY c.position, c.id LIMIT ${COURSES_AT_MOST}`,
  {
    id: int,
    title: text,
    shortDescription: text,
    translations: json<Prisma.JsonValue>(),
    coverUrl: nullable(text),
    lessons: json<Lesson[]>(),
  }
)

export const publicLessons = (async ({ page }) => {
  const rows = await PUBLIC_LESSONS.all(pool, [page ?? null])
  return rows.map((course) => ({
    id: course.id,
    title: local(course, 'title'),
    shortDescription: local(course, 'shortDescription'),
    coverUrl: course.coverUrl,
    lessons: course.lessons.map((lesson) => ({
      id: lesson.id,
      type: lesson.type,
      videoSeconds: lesson.videoSeconds,
      name: local(lesson, 'name'),
      shortDescription: local(lesson, 'shortDescription'),
    })),
  }))
}) satisfies QueryResolvers['publicLessons']
