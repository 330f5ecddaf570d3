// The course list reads counts, never outlines: it needs two statements, whatever the number of courses.
import { CourseProgression, CourseStatus, type Prisma } from '@prisma/client'
import type { CoursesFilter, QueryResolvers } from 'types/graphql'

import { escapeLike, pageOf, searchText } from 'src/lib/database/paging'
import {
  bool,
  composed,
  enumOf,
  int,
  json,
  nullable,
  statement,
  text,
  timestamp,
} from 'src/lib/database/sql'
import { db } from 'src/lib/db'
import { withFilipino } from 'src/lib/translations'

/** The statuses of each filter of spec section 4: active, inactive, archived. */
const statusesOf: Record<CoursesFilter, CourseStatus[]> = {
  ACTIVE: ['PUBLISHED'],
  INACTIVE: ['DRAFT', 'INACTIVE'],
  ARCHIVED: ['ARCHIVED'],
}
const all: CourseStatus[] = ['DRAFT', 'PUBLISHED', 'INACTIVE']

const WHERE = 'c.status = ANY($1::"CourseStatus"[]) AND c.title ILIKE $2'

type Page = {
  statuses: CourseStatus[]
  like: string
  skip: number
  take: number
  /** The columns come from the enum CoursesSort. */
  orderBy: Record<string, string>[]
}

const COURSES = composed(
  ({ statuses, like, skip, take, orderBy }: Page) => ({
    text: `
      SELECT c.id, c.title, jsonb_build_object('fil', jsonb_build_object('title', c.translations #> '{fil,title}')) AS translations,
        c.status, c.progression, c."minStageNumber", c."hasCertificate", c.position, c."lessonCount",
        COALESCE(n.started, 0) AS started, COALESCE(n.finished, 0) AS finished, c."createdAt"
      FROM "Course" c LEFT JOIN "CourseCount" n ON n."courseId" = c.id WHERE ${WHERE}
      ORDER BY ${orderBy
        .flatMap(Object.entries)
        .map(([column, way]) => `c."${column}" ${way}`)
        .join(', ')} OFFSET $3 LIMIT $4`,
    values: [statuses, like, skip, take],
  }),
  {
    id: int,
    title: text,
    translations: json<Prisma.JsonValue>(),
    status: enumOf(CourseStatus),
    progression: enumOf(CourseProgression),
    minStageNumber: nullable(int),
    hasCertificate: bool,
    position: int,
    lessonCount: int,
    started: int,
    finished: int,
    createdAt: timestamp,
  },
  [{ statuses: all, like: '%', skip: 0, take: 10, orderBy: [{ id: 'asc' }] }]
)

const TOTAL = statement(
  `SELECT count(*)::int AS total FROM "Course" c WHERE ${WHERE}`,
  { total: int }
)

export const coursesPage = (async (args) => {
  const statuses = args.filter ? statusesOf[args.filter] : all
  const like = `%${escapeLike(searchText(args.q))}%`
  const { rows, total } = await pageOf(
    args,
    (page) => COURSES.all(db, { statuses, like, ...page }),
    async () => (await TOTAL.one(db, [statuses, like])).total
  )
  return { rows: rows.map((row) => withFilipino(row, 'title')), total }
}) satisfies QueryResolvers['coursesPage']
