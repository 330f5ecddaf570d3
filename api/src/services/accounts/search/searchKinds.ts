import type { PageFlag } from 'src/shared/permissions'

/**
 * What can be found, one entry a kind: what of it is read (the expressions that its indexes are on), and who finds it.
 * $1 is the viewer's id, $2 the ids of their levels.
 */
export type SearchKind = {
  id: string
  subId: string
  title: string
  titleFil: string
  otherTexts: string[]
  /** Who holds this flag opens all that `editors` find; others what `learners` find. */
  page: PageFlag
  editors: {
    from: string
    where: string
    /** The ids of titles that a typo stands before. */
    resembling: string
  }
  learners: { from: string }
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
    page: 'course',
    editors: {
      from: '"Course" c',
      where: `c.status <> 'ARCHIVED'`,
      resembling: 'app.courses_resembling',
    },
    learners: { from: 'open_courses c' },
  },
  event: {
    id: 'e.id',
    subId: 'NULL::int',
    title: 'e.title',
    titleFil: `e.translations #>> '{fil,title}'`,
    otherTexts: [],
    page: 'events',
    editors: {
      from: '"Event" e',
      where: `e.status <> 'ARCHIVED'`,
      resembling: 'app.events_resembling',
    },
    learners: { from: 'open_events e' },
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
    page: 'lesson',
    editors: {
      from: '"Lesson" l JOIN "Unit" u ON u.id = l."unitId" JOIN "Course" c ON c.id = u."courseId"',
      where: `l.status <> 'ARCHIVED' AND c.status <> 'ARCHIVED'`,
      resembling: 'app.lessons_resembling',
    },
    learners: { from: 'open_lessons l' },
  },
  resource: {
    id: 'r.id',
    subId: 'NULL::int',
    title: 'r.title',
    titleFil: `r.translations #>> '{fil,title}'`,
    otherTexts: [],
    page: 'resourceFiles',
    editors: {
      from: '"ResourceFile" r',
      where: `r.status <> 'ARCHIVED'`,
      resembling: 'app.resources_resembling',
    },
    learners: { from: 'open_resources r' },
  },
}
