import {
  OPEN_COURSE,
  UNLOCKED_LESSON,
} from 'src/services/learning/myCourses/openCourse'
import type { PageFlag } from 'src/shared/permissions'

/**
 * What can be found, one entry a kind: its table, what of it is read (the same expressions as its indexes are on), and
 * who finds it. $1 is the viewer's id, $2 the ids of their levels.
 */
export type SearchKind = {
  table: string
  id: string
  subId: string
  title: string
  titleFil: string
  otherTexts: string[]
  /** Of the ids whose title a typo stands before. */
  resembling: string
  /** Who holds it opens every record that `editorSees`; others open what `learnerSees`. */
  page: PageFlag
  editorSees: string
  learnerSees: string
}

export const searchKinds: Record<string, SearchKind | undefined> = {
  course: {
    table: '"Course" c',
    id: 'c.id',
    subId: 'NULL::int',
    title: 'c.title',
    titleFil: `c.translations #>> '{fil,title}'`,
    otherTexts: [
      'c."shortDescription"',
      `c.translations #>> '{fil,shortDescription}'`,
    ],
    resembling: 'app.courses_resembling',
    page: 'course',
    editorSees: `c.status <> 'ARCHIVED'`,
    learnerSees: OPEN_COURSE,
  },
  lesson: {
    table:
      '"Lesson" l JOIN "Unit" u ON u.id = l."unitId" JOIN "Course" c ON c.id = u."courseId"',
    id: 'l.id',
    subId: 'c.id',
    title: 'l.name',
    titleFil: `l.translations #>> '{fil,name}'`,
    otherTexts: [
      'l."shortDescription"',
      `l.translations #>> '{fil,shortDescription}'`,
    ],
    resembling: 'app.lessons_resembling',
    page: 'lesson',
    editorSees: `l.status <> 'ARCHIVED' AND c.status <> 'ARCHIVED'`,
    learnerSees: `l.status = 'PUBLISHED' AND ${OPEN_COURSE} AND ${UNLOCKED_LESSON}`,
  },
}
