import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { int, json, prepared } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { local } from 'src/lib/translations'

import { COUNTED, LISTED } from './homeBounds'

type Translations = { translations: Prisma.JsonValue }
type CourseRow = Translations & { id: number; title: string; at: string }
type StageRow = Translations & {
  id: number
  number: number
  name: string
  memberCount: number
}

const coursesOf = (status: 'DRAFT' | 'PUBLISHED', at: string) => `
  COALESCE((SELECT json_agg(json_build_object('id', id, 'title', title, 'translations', translations, 'at', at) ORDER BY at DESC, id DESC)
    FROM (SELECT id, title, translations, ${at} AS at FROM "Course" WHERE status = '${status}' ORDER BY ${at} DESC, id DESC LIMIT ${LISTED}) c), '[]')`

// One statement. The school has some dozens of courses and stages, and of each stage only as many people are read as
// the page counts.
const TEACHER_HOME = prepared(
  'teacherHome',
  `
  SELECT (SELECT count(*)::int FROM "Course" WHERE status = 'DRAFT') AS "draftCount",
    ${coursesOf('DRAFT', '"updatedAt"')} AS drafts,
    ${coursesOf('PUBLISHED', 'COALESCE("publishedAt", "createdAt")')} AS published,
    CASE WHEN $1 THEN COALESCE((
      SELECT json_agg(json_build_object('id', st.id, 'number', st.number, 'name', st.name, 'translations', st.translations,
        'memberCount', (SELECT count(*)::int FROM (
          SELECT FROM "User" u WHERE u."stageId" = st.id AND u."archivedAt" IS NULL LIMIT ${COUNTED}) people)) ORDER BY st.number)
      FROM "Stage" st WHERE st."isActive"
    ), '[]') ELSE '[]' END AS stages`,
  {
    draftCount: int,
    drafts: json<CourseRow[]>(),
    published: json<CourseRow[]>(),
    stages: json<StageRow[]>(),
  }
)

const asCourse = (course: CourseRow) => ({
  id: course.id,
  title: local(course, 'title'),
  at: new Date(course.at),
})

/** The drafts, the latest publications, and the number of people on each stage. */
export const teacherHome = (async () => {
  const { draftCount, drafts, published, stages } = await TEACHER_HOME.one(
    pool,
    [currentUser().pageAccess.stages]
  )
  return {
    draftCount,
    drafts: drafts.map(asCourse),
    published: published.map(asCourse),
    stages: stages.map((stage) => ({ ...stage, name: local(stage, 'name') })),
  }
}) satisfies QueryResolvers['teacherHome']
