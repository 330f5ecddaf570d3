import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'

import { composed, int, keysOf } from './sql'
import { lockRow } from './transaction'

const parents = {
  Unit: { table: 'Course', column: 'courseId' },
  Track: { table: 'Course', column: 'courseId' },
  Lesson: { table: 'Unit', column: 'unitId' },
  LessonFile: { table: 'Lesson', column: 'lessonId' },
  Task: { table: 'Stage', column: 'stageId' },
} as const

/** Conditions that leave out the rows that editors do not see. */
const listed: Partial<Record<keyof typeof parents, string>> = {
  Lesson: `AND status <> 'ARCHIVED'`,
  LessonFile: `AND "archivedAt" IS NULL`,
}

const NEXT_PLACE = composed(
  ({ table, parentId }: Children) => ({
    text: `
    SELECT COALESCE(max(position), 0) + 1 AS place FROM "${table}"
    WHERE "${parents[table].column}" = $1`,
    values: [parentId],
  }),
  { place: int },
  keysOf(parents).map((table) => ({ table, parentId: 1 }))
)

const LOCK_LISTED = composed(
  ({ table, parentId }: Children) => ({
    text: `SELECT id FROM "${table}" WHERE "${parents[table].column}" = $1 ${listed[table] ?? ''} FOR UPDATE`,
    values: [parentId],
  }),
  { id: int },
  keysOf(parents).map((table) => ({ table, parentId: 1 }))
)

const WRITE_ORDER = composed(
  ({ table, ids }: { table: keyof typeof parents; ids: number[] }) => ({
    text: `
    UPDATE "${table}" row SET position = wanted.place::int FROM unnest($1::int[]) WITH ORDINALITY AS wanted(id, place)
    WHERE row.id = wanted.id`,
    values: [ids],
  }),
  {},
  keysOf(parents).map((table) => ({ table, ids: [] }))
)

type Children = { table: keyof typeof parents; parentId: number }

/**
 * The position after a parent's last child. The parent is locked, so that two concurrent calls get different positions.
 */
export const lastPlaceOf = async (tx: Tx, { table, parentId }: Children) => {
  const parent = parents[table]
  await lockRow(tx, parent.table, parentId)
  const { place } = await NEXT_PLACE.one(tx, { table, parentId })
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
  const known = await LOCK_LISTED.all(tx, { table, parentId })
  const isWhole =
    known.length === ids.length && known.every(({ id }) => ids.includes(id))
  if (!isWhole) throw new AppError('STALE_VERSION')
  await WRITE_ORDER.count(tx, { table, ids })
}
