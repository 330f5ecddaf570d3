// Writes the groups, sub-groups, courses, units and lessons of an import: one statement for each table.
import { command } from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'

import type { PlanField } from '../importPlan'

import { reserveIds, planned } from './planned'

/** The id of the record to which a row belongs: of the file, or of an earlier import. */
const PARENT = `COALESCE(parent."targetId", (r.plan ->> 'parentId')::int)`
const WITH_PARENT = `LEFT JOIN "ImportRow" parent ON parent.id = (r.plan ->> 'parentRowId')::int`

const text = (field: PlanField) => `r.plan ->> '${field}'`

const inserts = {
  Groups: {
    table: 'Group',
    entity: 'group',
    sql: `INSERT INTO "Group" (id, name, "externalId", "updatedAt")
      SELECT r."targetId", ${text('name')}, ${text('externalId')}, now()
      FROM "ImportRow" r WHERE ${planned('Groups', 'NEW')} ORDER BY r.id`,
  },
  Subgroups: {
    table: 'SubGroup',
    entity: 'subGroup',
    sql: `INSERT INTO "SubGroup" (id, name, "externalId", "groupId", "updatedAt")
      SELECT r."targetId", ${text('name')}, ${text('externalId')}, ${PARENT}, now()
      FROM "ImportRow" r ${WITH_PARENT} WHERE ${planned('Subgroups', 'NEW')} ORDER BY r.id`,
  },
  // A slug that is taken, also by an earlier row, gets the course's id at its end.
  Courses: {
    table: 'Course',
    entity: 'course',
    sql: `INSERT INTO "Course" (id, title, slug, "shortDescription", description, "authorId", "externalId", status, "updatedAt")
      SELECT r."targetId", ${text('name')},
        CASE WHEN r.plan ->> 'slug' <> '' AND NOT EXISTS (SELECT FROM "Course" c WHERE c.slug = r.plan ->> 'slug')
          AND row_number() OVER (PARTITION BY r.plan ->> 'slug' ORDER BY r.id) = 1
        THEN r.plan ->> 'slug' ELSE trim('-' FROM left(r.plan ->> 'slug', 60) || '-course-' || r."targetId") END,
        ${text('shortDescription')}, ${text('description')}, (${text('authorId')})::int, ${text('externalId')}, 'DRAFT', now()
      FROM "ImportRow" r WHERE ${planned('Courses', 'NEW')} ORDER BY r.id`,
  },
  Units: {
    table: 'Unit',
    entity: 'unit',
    sql: `INSERT INTO "Unit" (id, "courseId", name, "shortDescription", description, "externalId", position, "updatedAt")
      SELECT r."targetId", ${PARENT}, ${text('name')}, ${text('shortDescription')}, ${text('description')}, ${text('externalId')},
        (SELECT COALESCE(max(u.position) + 1, 0) FROM "Unit" u WHERE u."courseId" = ${PARENT})
          + row_number() OVER (PARTITION BY ${PARENT} ORDER BY r.id) - 1, now()
      FROM "ImportRow" r ${WITH_PARENT} WHERE ${planned('Units', 'NEW')} ORDER BY r.id`,
  },
  Lessons: {
    table: 'Lesson',
    entity: 'lesson',
    sql: `INSERT INTO "Lesson" (id, "unitId", name, "shortDescription", description, "externalId", type, status, position, "updatedAt")
      SELECT r."targetId", ${PARENT}, ${text('name')}, ${text('shortDescription')}, ${text('description')}, ${text('externalId')}, 'IMAGE_TEXT', 'DRAFT',
        (SELECT COALESCE(max(l.position) + 1, 0) FROM "Lesson" l WHERE l."unitId" = ${PARENT})
          + row_number() OVER (PARTITION BY ${PARENT} ORDER BY r.id) - 1, now()
      FROM "ImportRow" r ${WITH_PARENT} WHERE ${planned('Lessons', 'NEW')} ORDER BY r.id`,
  },
} as const

const stepOf = (sheet: keyof typeof inserts) => {
  const { table, entity, sql } = inserts[sheet]
  const reserve = command(reserveIds(sheet, table))
  const insert = command(sql)
  const log = command(`
    INSERT INTO "InfoLog" ("actorUserId", "effectiveUserId", action, entity, "entityId", after)
    SELECT $2, $2, '${entity}.created', '${table}', r."targetId"::text,
      jsonb_build_object('name', r.plan ->> 'name', 'importRun', $1::int)
    FROM "ImportRow" r WHERE ${planned(sheet, 'NEW')} ORDER BY r.id`)
  return async (tx: Tx, runId: number, actorId: number) => {
    await reserve.run(tx, [runId])
    await insert.run(tx, [runId])
    await log.run(tx, [runId, actorId])
  }
}

export const groupSteps = [stepOf('Groups'), stepOf('Subgroups')]

export const courseSteps = [
  stepOf('Courses'),
  stepOf('Units'),
  stepOf('Lessons'),
]
