import type { Prisma } from '@prisma/client'
import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db, pool } from 'src/lib/db'
import { local } from 'src/lib/translations'
import { dateColumnOf, dayOfDateColumn, isDay } from 'src/shared/manilaTime'

import { groupsInScope } from '../groups/groupScope'

import { batchLevelChoices } from './batchLevels'
import { batchManagerChoices } from './batchManagers'
import { isBatchUsed } from './isBatchUsed'

/** Each list of a batch shows this many records, the newest first. */
const SHOWN = 20
const window = { take: SHOWN + 1, orderBy: { id: 'desc' } } as const

/** A warning names at most this many batches. */
const MOST_OVERLAPS = 10

type Dates = { launchFrom: string; launchTo: string }

const overlapping = (
  { launchFrom, launchTo }: Dates,
  exceptId: number | null | undefined
) =>
  db.batch.findMany({
    where: {
      id: exceptId ? { not: exceptId } : undefined,
      archivedAt: null,
      launchFrom: { lte: dateColumnOf(launchTo) },
      launchTo: { gte: dateColumnOf(launchFrom) },
    },
    orderBy: { launchFrom: 'asc' },
    take: MOST_OVERLAPS,
    select: { id: true, name: true },
  })

/** The other batches in use that share a day with these dates; dates that are no days share none. */
export const overlappingBatches = (async ({
  launchFrom,
  launchTo,
  exceptId,
}) =>
  isDay(launchFrom) && isDay(launchTo)
    ? overlapping({ launchFrom, launchTo }, exceptId)
    : []) satisfies QueryResolvers['overlappingBatches']

const listed = <Row extends { id: number }>(
  rows: Row[],
  nameOf: (row: Row) => string
) => ({
  rows: rows.slice(0, SHOWN).map((row) => ({ id: row.id, name: nameOf(row) })),
  hasMore: rows.length > SHOWN,
})

const titleOf = (row: { title: string; translations: Prisma.JsonValue }) =>
  local(row, 'title')

const of = (batchId: number) => ({ batches: { some: { batchId } } })

const titled = { id: true, title: true, translations: true } as const

/** What a batch is used by, as far as the viewer may open it. */
export const batchUses = (async ({ id: batchId }) => {
  const batch = await db.batch.findUnique({ where: { id: batchId } })
  if (!batch) return null
  const { pageAccess } = currentUser()
  const [courses, events, groups, resourceFiles] = await Promise.all([
    pageAccess.course
      ? db.course.findMany({
          where: { ...of(batchId), status: { not: 'ARCHIVED' } },
          select: titled,
          ...window,
        })
      : [],
    pageAccess.events
      ? db.event.findMany({
          where: { ...of(batchId), status: { not: 'ARCHIVED' } },
          select: titled,
          ...window,
        })
      : [],
    pageAccess.group
      ? db.group.findMany({
          where: { AND: [groupsInScope(), { batchId, archivedAt: null }] },
          select: { id: true, name: true },
          ...window,
        })
      : [],
    pageAccess.resourceFiles
      ? db.resourceFile.findMany({
          where: { ...of(batchId), status: { not: 'ARCHIVED' } },
          select: titled,
          ...window,
        })
      : [],
  ])
  const days = {
    launchFrom: dayOfDateColumn(batch.launchFrom),
    launchTo: dayOfDateColumn(batch.launchTo),
  }
  return {
    isUsed: await isBatchUsed(pool, batchId),
    overlaps: batch.archivedAt ? [] : await overlapping(days, batchId),
    courses: listed(courses, titleOf),
    events: listed(events, titleOf),
    groups: listed(groups, ({ name }) => name),
    resourceFiles: listed(resourceFiles, titleOf),
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
