import { Prisma } from '@prisma/client'

import type { Tx } from './db'
import { AppError } from './errors'

/**
 * Writes the order of a parent's children in one statement. The ids must be exactly its children: an order that
 * was made from an older list is refused as stale.
 */
export const writeOrderOf = async (
  tx: Tx,
  {
    table,
    parent,
    parentId,
    ids,
  }: {
    table: 'Unit' | 'Lesson' | 'Task'
    parent: 'courseId' | 'unitId' | 'stageId'
    parentId: number
    ids: number[]
  }
) => {
  const name = Prisma.raw(`"${table}"`)
  const column = Prisma.raw(`"${parent}"`)
  const known = await tx.$queryRaw<
    { id: number }[]
  >`SELECT id FROM ${name} WHERE ${column} = ${parentId} FOR UPDATE`
  const isWhole =
    known.length === ids.length && known.every(({ id }) => ids.includes(id))
  if (!isWhole) throw new AppError('STALE_VERSION')
  await tx.$executeRaw`
    UPDATE ${name} row SET position = wanted.place::int FROM unnest(${ids}::int[]) WITH ORDINALITY AS wanted(id, place)
    WHERE row.id = wanted.id`
}
