import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { int, json, prepared, text } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { local } from 'src/lib/translations'

import { OPEN_TO_ALL } from './openToAll'

const FIRST = prepared(
  'firstPublicLesson',
  `SELECT l.id, l.name, l.translations FROM "Lesson" l JOIN "Unit" u ON u.id = l."unitId" JOIN "Course" c ON c.id = u."courseId"
  WHERE ${OPEN_TO_ALL} ORDER BY c.position, c.id, u.position, u.id, l.position, l.id LIMIT 1`,
  { id: int, name: text, translations: json<Prisma.JsonValue>() }
)

/** The first preview lesson in the school's order; null without any. */
export const firstPublicLesson = (async () => {
  const lesson = await FIRST.first(pool, [])
  return lesson ? { id: lesson.id, name: local(lesson, 'name') } : null
}) satisfies QueryResolvers['firstPublicLesson']
