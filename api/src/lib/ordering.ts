import { Prisma } from '@prisma/client'

import type { Tx } from './db'
import { AppError } from './errors'
import { lockRow } from './transaction'

const parents = {
  Unit: { table: 'Course', column: 'courseId' },
  Track: { table: 'Course', column: 'courseId' },
  Lesson: { table: 'Unit', column: 'unitId' },
  LessonFile: { table: 'Lesson', column: 'lessonId' },
  Task: { table: 'Stage', column: 'stageId' },
} as const

/** Conditions for tables whose editors do not see every row. */
const listed: Partial<Record<keyof typeof parents, Prisma.Sql>> = {
  Lesson: Prisma.sql`AND status <> 'ARCHIVED'`,
  LessonFile: Prisma.sql`AND "archivedAt" IS NULL`,
}

type Children = { table: keyof typeof parents; parentId: number }

/**
 * The position after a parent's last child. The parent is locked, so that two concurrent calls get different positions.
 */
export const lastPlaceOf = async (tx: Tx, { table, parentId }: Children) => {
  const parent = parents[table]
  await lockRow(tx, parent.table, parentId)
  const [{ place }] = await tx.$queryRaw<{ place: number }[]>`
    SELECT COALESCE(max(position), 0) + 1 AS place FROM ${Prisma.raw(`"${table}"`)}
    WHERE ${Prisma.raw(`"${parent.column}"`)} = ${parentId}`
  return place
}

/**
 * Writes the order of a parent's children in one statement. The ids must be exactly those that the editor sees; an
 * order made from an older list is refused as stale.
 */
export const writeOrderOf = async (
  tx: Tx,
  { table, parentId, ids }: Children & { ids: number[] }
) => {
  const name = Prisma.raw(`"${table}"`)
  const column = Prisma.raw(`"${parents[table].column}"`)
  const known = await tx.$queryRaw<
    { id: number }[]
  >`SELECT id FROM ${name} WHERE ${column} = ${parentId} ${listed[table] ?? Prisma.empty} FOR UPDATE`
  const isWhole =
    known.length === ids.length && known.every(({ id }) => ids.includes(id))
  if (!isWhole) throw new AppError('STALE_VERSION')
  await tx.$executeRaw`
    UPDATE ${name} row SET position = wanted.place::int FROM unnest(${ids}::int[]) WITH ORDINALITY AS wanted(id, place)
    WHERE row.id = wanted.id`
}
