import type { BatchInput, MutationResolvers } from 'types/graphql'

import {
  inTransaction,
  isUniqueViolation,
  lockRow,
} from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { dateColumnOf, dayOfDateColumn, isDay } from 'src/shared/manilaTime'
import { isVisible } from 'src/shared/text/plainMarks'

import { batchOf } from './asBatch'
import { requireBatchLevels } from './batchLevels'
import { requireManagers, tellManagers } from './batchManagers'

const NAME_CHARACTERS = 100
const TEXT_CHARACTERS = 10_000
const MOST_MEMBERS = 100_000
const HIGHEST_NUMBER = 1_000_000
const MOST_LEVELS = 20
const MOST_MANAGERS = 50

const isWithin = (low: number, high: number, value: number) =>
  Number.isSafeInteger(value) && value >= low && value <= high

const problemOfDates = ({ launchFrom, launchTo }: BatchInput) => ({
  launchFrom: !isDay(launchFrom) && ('DATE_INVALID' as const),
  launchTo: !isDay(launchTo)
    ? ('DATE_INVALID' as const)
    : launchTo < launchFrom && ('BATCH_ENDS_FIRST' as const),
})

const hasProblem = (ids: readonly unknown[], most: number) =>
  ids.length > most || new Set(ids).size < ids.length

const check = (input: BatchInput) => {
  const { number, name, description, capacity } = input
  refuseInput({
    number: !isWithin(1, HIGHEST_NUMBER, number) && 'INVALID',
    name: !isVisible(name)
      ? 'REQUIRED'
      : name.trim().length > NAME_CHARACTERS && 'TOO_LONG',
    description: description.length > TEXT_CHARACTERS && 'TOO_LONG',
    ...problemOfDates(input),
    capacity:
      capacity != null && !isWithin(1, MOST_MEMBERS, capacity) && 'INVALID',
    accessLevelIds: hasProblem(input.accessLevelIds, MOST_LEVELS) && 'INVALID',
    managerIds: hasProblem(input.managerIds, MOST_MANAGERS) && 'INVALID',
  })
}

const dataOf = (input: BatchInput) => ({
  number: input.number,
  name: input.name.trim(),
  description: input.description.trim(),
  launchFrom: dateColumnOf(input.launchFrom),
  launchTo: dateColumnOf(input.launchTo),
  capacity: input.capacity ?? null,
  requiresJourneyForm: input.requiresJourneyForm,
})

const without = <Id>(ids: readonly Id[], others: readonly Id[]) =>
  ids.filter((id) => !others.includes(id))

type Held = { levelIds: string[]; managerIds: number[] }

const heldBy = async (tx: Tx, batchId: number): Promise<Held> => {
  const [levels, managers] = [
    await tx.batchLevel.findMany({ where: { batchId } }),
    await tx.batchManager.findMany({ where: { batchId } }),
  ]
  return {
    levelIds: levels.map(({ accessLevelId }) => accessLevelId),
    managerIds: managers.map(({ userId }) => userId),
  }
}

// Levels and managers that the batch had before need no right: only a new one is checked.
const writeLevels = async (
  tx: Tx,
  batchId: number,
  wanted: readonly string[],
  { levelIds }: Held
) => {
  const added = without(wanted, levelIds)
  await requireBatchLevels(tx, added)
  await tx.batchLevel.deleteMany({
    where: { batchId, accessLevelId: { in: without(levelIds, wanted) } },
  })
  await tx.batchLevel.createMany({
    data: added.map((accessLevelId) => ({ batchId, accessLevelId })),
  })
}

const writeManagers = async (
  tx: Tx,
  batch: { id: number; name: string },
  wanted: readonly number[],
  { managerIds }: Held
) => {
  const [added, removed] = [
    without(wanted, managerIds),
    without(managerIds, wanted),
  ]
  await requireManagers(tx, added)
  await tx.batchManager.deleteMany({
    where: { batchId: batch.id, userId: { in: removed } },
  })
  await tx.batchManager.createMany({
    data: added.map((userId) => ({ batchId: batch.id, userId })),
  })
  await tellManagers(tx, added, batch, 'assigned')
  await tellManagers(tx, removed, batch, 'unassigned')
}

/** Writes what belongs to a batch, whose row is locked or new. */
const writeParts = async (
  tx: Tx,
  batch: { id: number; name: string },
  input: BatchInput
) => {
  const held = await heldBy(tx, batch.id)
  await writeLevels(tx, batch.id, input.accessLevelIds, held)
  await writeManagers(tx, batch, input.managerIds, held)
  return batchOf(tx, batch.id)
}

const refuseTakenNumber = (error: unknown): never => {
  if (isUniqueViolation(error, 'number'))
    refuseInput({ number: 'BATCH_NUMBER_TAKEN' })
  throw error
}

/**
 * @throws BAD_USER_INPUT: REQUIRED, TOO_LONG, INVALID, DATE_INVALID, BATCH_ENDS_FIRST, BATCH_NUMBER_TAKEN,
 * ACCESS_LEVEL_UNKNOWN by field; ACCESS_LEVEL_TOO_HIGH
 */
export const createBatch = (async ({ input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const batch = await tx.batch.create({ data: dataOf(input) })
    await logInfo(tx, {
      action: 'batch.created',
      entity: 'Batch',
      entityId: batch.id,
      after: { ...input },
    })
    return writeParts(tx, batch, input)
  }).catch(refuseTakenNumber)
}) satisfies MutationResolvers['createBatch']

/**
 * Changes a batch in use. Lessons that open after the launch follow a new first day; members who have their levels, or
 * wait for the journey form, stay as they are.
 * @throws as createBatch; NOT_FOUND for an archived batch
 */
export const updateBatch = (async ({ id, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    await lockRow(tx, 'Batch', id)
    const before = found(
      await tx.batch.findFirst({ where: { id, archivedAt: null } })
    )
    const batch = await tx.batch.update({ where: { id }, data: dataOf(input) })
    const held = await heldBy(tx, id)
    await logInfo(tx, {
      action: 'batch.updated',
      entity: 'Batch',
      entityId: id,
      before: {
        number: before.number,
        name: before.name,
        launchFrom: dayOfDateColumn(before.launchFrom),
        launchTo: dayOfDateColumn(before.launchTo),
        capacity: before.capacity,
        requiresJourneyForm: before.requiresJourneyForm,
        accessLevelIds: held.levelIds,
        managerIds: held.managerIds,
      },
      after: { ...input },
    })
    return writeParts(tx, batch, input)
  }).catch(refuseTakenNumber)
}) satisfies MutationResolvers['updateBatch']
