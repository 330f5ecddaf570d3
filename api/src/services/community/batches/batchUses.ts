import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { bool, json, statement } from 'src/lib/database/sql'
import { db, pool } from 'src/lib/db'
import { local } from 'src/lib/translations'
import { isDay } from 'src/shared/manilaTime'

import { groupsInScope } from '../groups/groupScope'

import { batchLevelChoices } from './batchLevels'
import { batchManagerChoices } from './batchManagers'
import { IS_BATCH_USED } from './isBatchUsed'

/** Each list of a batch shows this many records, the newest first. */
const SHOWN = 20

/** A warning names at most this many batches. */
const MOST_OVERLAPS = 10

type Named = { id: number; name: string }

type Titled = { id: number; title: string; translations: Prisma.JsonValue }

const listOf = (rows: string, order: string) =>
  `COALESCE((SELECT json_agg(l ORDER BY ${order}) FROM (${rows}) l), '[]')`

/** The other batches in use that share a day with these dates, by their first day. */
const overlapping = (from: string, to: string, exceptId: string) =>
  `COALESCE((SELECT json_agg(json_build_object('id', id, 'name', name) ORDER BY "launchFrom") FROM (
    SELECT id, name, "launchFrom" FROM "Batch" WHERE id IS DISTINCT FROM ${exceptId} AND "archivedAt" IS NULL AND "launchFrom" <= ${to} AND "launchTo" >= ${from}
    ORDER BY "launchFrom" LIMIT ${MOST_OVERLAPS}) o), '[]')`

const OVERLAPS = statement(
  `SELECT ${overlapping('$1::date', '$2::date', '$3::int')} AS overlaps`,
  { overlaps: json<Named[]>() }
)

/** The other batches in use that share a day with these dates; dates that are no days share none. */
export const overlappingBatches = (async ({
  launchFrom,
  launchTo,
  exceptId,
}) =>
  isDay(launchFrom) && isDay(launchTo)
    ? (await OVERLAPS.one(pool, [launchFrom, launchTo, exceptId])).overlaps
    : []) satisfies QueryResolvers['overlappingBatches']

const titled = (table: string, link: string, id: string, isShown: string) =>
  listOf(
    `SELECT r.id, r.title, r.translations FROM "${link}" u JOIN "${table}" r ON r.id = u."${id}"
     WHERE ${isShown} AND u."batchId" = $1::int AND r.status <> 'ARCHIVED' ORDER BY r.id DESC LIMIT ${SHOWN + 1}`,
    'id DESC'
  )

/** $2 to $5 tell which lists the viewer may open, $6 the one group of the viewer's scope. */
const USES = statement(
  `SELECT ${IS_BATCH_USED} AS "isUsed",
    CASE WHEN b."archivedAt" IS NULL THEN ${overlapping('b."launchFrom"', 'b."launchTo"', 'b.id')} ELSE '[]' END AS overlaps,
    ${titled('Course', 'CourseBatch', 'courseId', '$2::bool')} AS courses,
    ${titled('Event', 'EventBatch', 'eventId', '$3::bool')} AS events,
    ${listOf(
      `SELECT id, name FROM "Group" WHERE $4::bool AND "batchId" = $1::int AND "archivedAt" IS NULL AND ($6::int IS NULL OR id = $6::int)
       ORDER BY id DESC LIMIT ${SHOWN + 1}`,
      'id DESC'
    )} AS groups,
    ${titled('ResourceFile', 'ResourceFileBatch', 'resourceFileId', '$5::bool')} AS "resourceFiles"
   FROM "Batch" b WHERE b.id = $1::int`,
  {
    isUsed: bool,
    overlaps: json<Named[]>(),
    courses: json<Titled[]>(),
    events: json<Titled[]>(),
    groups: json<Named[]>(),
    resourceFiles: json<Titled[]>(),
  }
)

const listed = <Row extends { id: number }>(
  rows: Row[],
  nameOf: (row: Row) => string
) => ({
  rows: rows.slice(0, SHOWN).map((row) => ({ id: row.id, name: nameOf(row) })),
  hasMore: rows.length > SHOWN,
})

const titleOf = (row: Titled) => local(row, 'title')

/** Uses of a batch, as far as the viewer may open them. */
export const batchUses = (async ({ id }) => {
  const { course, events, group, resourceFiles } = currentUser().pageAccess
  const { id: groupId = null } = groupsInScope()
  const uses = await USES.first(pool, [
    id,
    course,
    events,
    group,
    resourceFiles,
    groupId,
  ])
  if (!uses) return null
  return {
    isUsed: uses.isUsed,
    overlaps: uses.overlaps,
    courses: listed(uses.courses, titleOf),
    events: listed(uses.events, titleOf),
    groups: listed(uses.groups, ({ name }) => name),
    resourceFiles: listed(uses.resourceFiles, titleOf),
  }
}) satisfies QueryResolvers['batchUses']

export const batchFormChoices = (async () => {
  const levels = await batchLevelChoices(db)
  return {
    levels: levels.map((level) => ({
      id: level.id,
      label: local(level, 'label'),
    })),
    managers: await batchManagerChoices(db),
  }
}) satisfies QueryResolvers['batchFormChoices']
