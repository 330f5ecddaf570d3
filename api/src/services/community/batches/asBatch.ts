import type { Batch, Prisma } from '@prisma/client'

import {
  int,
  json,
  statement,
  type RowOf,
  type Runner,
} from 'src/lib/database/sql'
import type { Tx } from 'src/lib/db'
import { found } from 'src/lib/errors'
import { local } from 'src/lib/translations'
import { fullName } from 'src/shared/accounts/fullName'
import { batchStateOf } from 'src/shared/community/batchState'
import { dayOfDateColumn, manilaToday } from 'src/shared/manilaTime'

/** The columns of a success manager. */
export const person = {
  select: { id: true, firstName: true, lastName: true, email: true },
} as const

type Person = { id: number; email: string; firstName: string; lastName: string }

type Level = { id: string; label: string; translations: Prisma.JsonValue }

const PARTS = statement(
  `SELECT b.id, COALESCE(c.members, 0) AS "memberCount",
    COALESCE((SELECT json_agg(json_build_object('id', al.id, 'label', al.label, 'translations', al.translations) ORDER BY al.position)
      FROM "BatchLevel" l JOIN "AccessLevel" al ON al.id = l."accessLevelId" WHERE l."batchId" = b.id), '[]') AS levels,
    COALESCE((SELECT json_agg(json_build_object('id', u.id, 'email', u.email, 'firstName', u."firstName", 'lastName', u."lastName") ORDER BY u.id)
      FROM "BatchManager" m JOIN "User" u ON u.id = m."userId" WHERE m."batchId" = b.id AND u."archivedAt" IS NULL), '[]') AS people
   FROM "Batch" b LEFT JOIN "BatchCount" c ON c."batchId" = b.id WHERE b.id = ANY($1::int[])`,
  {
    id: int,
    memberCount: int,
    levels: json<Level[]>(),
    people: json<Person[]>(),
  }
)

export const asBatchManager = ({ id, email, ...names }: Person) => ({
  id,
  name: fullName(names),
  email,
})

const withParts = (
  { archivedAt, ...row }: Batch,
  { memberCount, levels, people }: RowOf<typeof PARTS>
) => {
  const days = {
    launchFrom: dayOfDateColumn(row.launchFrom),
    launchTo: dayOfDateColumn(row.launchTo),
  }
  return {
    ...row,
    ...days,
    state: batchStateOf(
      { ...days, isArchived: archivedAt !== null },
      manilaToday()
    ),
    memberCount,
    accessLevelIds: levels.map(({ id }) => id),
    accessLevelLabels: levels.map((level) => local(level, 'label')),
    managerIds: people.map(({ id }) => id),
    managers: people.map(asBatchManager),
  }
}

/** Batches with what belongs to them, in the order of the rows. */
export const asBatches = async (on: Runner, rows: readonly Batch[]) => {
  const parts = await PARTS.all(on, [rows.map(({ id }) => id)])
  const partsOf = new Map(parts.map((part) => [part.id, part]))
  return rows.map((row) => withParts(row, found(partsOf.get(row.id))))
}

/** @throws NOT_FOUND */
export const batchOf = async (tx: Tx, id: number) => {
  const row = await tx.batch.findUniqueOrThrow({ where: { id } })
  const [batch] = await asBatches(tx, [row])
  return batch
}
