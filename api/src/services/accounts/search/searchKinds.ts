import type { PageFlag } from 'src/shared/access/permissions'

/**
 * The kinds of things that can be found, with the searched expressions, which match the indexes, and the people who may
 * find them. $1 is the viewer's id, $2 the ids of their levels.
 */
export type SearchKind = {
  id: string
  subId: string
  title: string
  titleFil: string
  otherTexts: string[]
  /** The table whose rows the indexes cover, with its alias. */
  table: string
  /** The SQL function that returns the ids of rows that contain all of the words. */
  matching: string
  /**
   * The SQL function that returns the ids of rows whose title resembles the words (typos). Its second argument limits
   * them.
   */
  resembling: string
  /** Holders of this flag find what `editors` selects; everyone else finds what `learners` selects. */
  page: PageFlag
  editors: { from: string; where: string }
  /** `from` has the rows that are open to the learner, `id` is their id. */
  learners: { from: string; id: string }
}

export const searchKinds: Record<string, SearchKind> = {
  course: {
    id: 'c.id',
    subId: 'NULL::int',
    title: 'c.title',
    titleFil: `c.translations #>> '{fil,title}'`,
    otherTexts: [
      'c."shortDescription"',
      `c.translations #>> '{fil,shortDescription}'`,
    ],
    table: '"Course" c',
    matching: 'app.courses_with',
    resembling: 'app.courses_resembling',
    page: 'course',
    editors: {
      from: '"Course" c',
      where: `c.status <> 'ARCHIVED'`,
    },
    learners: { from: 'open_courses c', id: 'c.id' },
  },
  event: {
    id: 'e.id',
    subId: 'NULL::int',
    title: 'e.title',
    titleFil: `e.translations #>> '{fil,title}'`,
    otherTexts: [],
    table: '"Event" e',
    matching: 'app.events_with',
    resembling: 'app.events_resembling',
    page: 'events',
    editors: {
      from: '"Event" e',
      where: `e.status <> 'ARCHIVED'`,
    },
    learners: { from: 'open_events e', id: 'e.id' },
  },
  lesson: {
    id: 'l.id',
    subId: '"courseId"',
    title: 'l.name',
    titleFil: `l.translations #>> '{fil,name}'`,
    otherTexts: [
      'l."shortDescription"',
      `l.translations #>> '{fil,shortDescription}'`,
    ],
    table: '"Lesson" l',
    matching: 'app.lessons_with',
    resembling: 'app.lessons_resembling',
    page: 'lesson',
    editors: {
      from: '"Lesson" l JOIN "Unit" u ON u.id = l."unitId" JOIN "Course" c ON c.id = u."courseId"',
      where: `l.status <> 'ARCHIVED' AND c.status <> 'ARCHIVED'`,
    },
    learners: {
      from: 'open_lessons open CROSS JOIN LATERAL (SELECT * FROM "Lesson" WHERE id = open.id OFFSET 0) l',
      id: 'open.id',
    },
  },
  resource: {
    id: 'r.id',
    subId: 'NULL::int',
    title: 'r.title',
    titleFil: `r.translations #>> '{fil,title}'`,
    otherTexts: [],
    table: '"ResourceFile" r',
    matching: 'app.resources_with',
    resembling: 'app.resources_resembling',
    page: 'resourceFiles',
    editors: {
      from: '"ResourceFile" r',
      where: `r.status <> 'ARCHIVED'`,
    },
    learners: { from: 'open_resources r', id: 'r.id' },
  },
}
