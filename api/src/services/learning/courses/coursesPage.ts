// The course list reads counts, never outlines: two statements, whatever the number of courses.
import { Prisma } from '@prisma/client'
import type { CoursesFilter, QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { escapeLike, pageOf, typedText } from 'src/lib/paging'
import { withFilipino } from 'src/lib/translations'

type Row = {
  id: number
  title: string
  translations: Prisma.JsonValue
  status: 'DRAFT' | 'PUBLISHED' | 'INACTIVE' | 'ARCHIVED'
  progression: 'FREE' | 'SEQUENTIAL'
  minStageNumber: number | null
  hasCertificate: boolean
  position: number
  lessonCount: number
  started: number
  finished: number
  createdAt: Date
}

/** Filter of spec section 4: all, active, inactive, archived. */
const statusesOf: Record<CoursesFilter, Row['status'][]> = {
  ACTIVE: ['PUBLISHED'],
  INACTIVE: ['DRAFT', 'INACTIVE'],
  ARCHIVED: ['ARCHIVED'],
}
const all: Row['status'][] = ['DRAFT', 'PUBLISHED', 'INACTIVE']

export const coursesPage = (async (args) => {
  const statuses = args.filter ? statusesOf[args.filter] : all
  const like = `%${escapeLike(typedText(args.q ?? ''))}%`
  const where = Prisma.sql`c.status = ANY(${statuses}::"CourseStatus"[]) AND c.title ILIKE ${like}`
  const { rows, total } = await pageOf(
    args,
    // The columns come from the enum CoursesSort.
    ({ skip, take, orderBy }) => db.$queryRaw<Row[]>`
      SELECT c.id, c.title, jsonb_build_object('fil', jsonb_build_object('title', c.translations #> '{fil,title}')) AS translations,
        c.status, c.progression, c."minStageNumber", c."hasCertificate", c.position, c."lessonCount",
        COALESCE(n.started, 0) AS started, COALESCE(n.finished, 0) AS finished, c."createdAt"
      FROM "Course" c LEFT JOIN "CourseCount" n ON n."courseId" = c.id WHERE ${where}
      ORDER BY ${Prisma.raw(
        orderBy
          .flatMap(Object.entries)
          .map(([column, way]) => `c."${column}" ${way}`)
          .join(', ')
      )} OFFSET ${skip} LIMIT ${take}`,
    async () => {
      const [{ total }] = await db.$queryRaw<{ total: number }[]>`
        SELECT count(*)::int AS total FROM "Course" c WHERE ${where}`
      return total
    }
  )
  return { rows: rows.map((row) => withFilipino(row, 'title')), total }
}) satisfies QueryResolvers['coursesPage']
