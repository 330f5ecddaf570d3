import type { QueryResolvers } from 'types/graphql'

import { int, json, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

type LessonResult = {
  id: number
  name: string
  unitName: string
  opened: number
  completed: number
}

// One statement over counters, which are kept up to date so that two million progress rows need not be read.
const RESULTS = prepared(
  'courseResults',
  `
  SELECT COALESCE(n.started, 0) AS started, COALESCE(n.finished, 0) AS finished, COALESCE((
    SELECT json_agg(json_build_object('id', l.id, 'name', l.name, 'unitName', u.name, 'opened', COALESCE(lc.opened, 0), 'completed', COALESCE(lc.completed, 0))
      ORDER BY u.position, u.id, l.position, l.id)
    FROM "Unit" u JOIN "Lesson" l ON l."unitId" = u.id AND l.status = 'PUBLISHED' LEFT JOIN "LessonCount" lc ON lc."lessonId" = l.id
    WHERE u."courseId" = c.id), '[]') AS lessons
  FROM "Course" c LEFT JOIN "CourseCount" n ON n."courseId" = c.id WHERE c.id = $1`,
  { started: int, finished: int, lessons: json<LessonResult[]>() }
)

/** How many learners began and finished a course, and where they drop off. */
export const courseResults = (async ({ id }) =>
  (await RESULTS.first(pool, [id])) ??
  null) satisfies QueryResolvers['courseResults']
