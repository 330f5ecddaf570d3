import type { Prisma } from '@prisma/client'
import type {
  MutationResolvers,
  QueryResolvers,
  TrackInput,
} from 'types/graphql'

import { lastPlaceOf, writeOrderOf } from 'src/lib/database/ordering'
import {
  lockRow,
  inTransaction,
  isMissingReference,
} from 'src/lib/database/transaction'
import { db, type Tx } from 'src/lib/db'
import { found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { fromFilipino, withFilipino } from 'src/lib/translations'
import { inOrder } from 'src/services/learning/courses/units/asUnit'
import { isVisible } from 'src/shared/text/plainMarks'

const withParts = {
  units: { orderBy: { position: 'asc' } },
  accessLevel: { select: { label: true } },
  batch: { select: { name: true } },
} satisfies Prisma.TrackInclude

const asTrack = ({
  units,
  accessLevel,
  batch,
  ...track
}: Prisma.TrackGetPayload<{ include: typeof withParts }>) => ({
  ...withFilipino(track, 'name'),
  accessLevelName: accessLevel?.label ?? null,
  batchName: batch?.name ?? null,
  unitIds: units.map(({ unitId }) => unitId),
})

const listed = async (courseId: number, client: Tx = db) => {
  const tracks = await client.track.findMany({
    where: { courseId },
    orderBy: inOrder,
    include: withParts,
  })
  return tracks.map(asTrack)
}

export const courseTracks = (async ({ courseId }) =>
  listed(courseId)) satisfies QueryResolvers['courseTracks']

const check = ({ name, minStageNumber }: TrackInput) =>
  refuseInput({
    name: !isVisible(name) && 'REQUIRED',
    minStageNumber: minStageNumber != null && minStageNumber < 1 && 'INVALID',
  })

const dataOf = ({ unitIds: _units, ...input }: TrackInput) => ({
  ...fromFilipino(input, 'name'),
  accessLevelId: input.accessLevelId ?? null,
  batchId: input.batchId ?? null,
  minStageNumber: input.minStageNumber ?? null,
})

/** The units of the input in their order, each once. All of them must be units of this course. */
const unitsOf = async (tx: Tx, courseId: number, { unitIds }: TrackInput) => {
  const ids = [...new Set(unitIds)]
  const there = await tx.unit.count({ where: { courseId, id: { in: ids } } })
  refuseInput({ unitIds: there < ids.length && 'INVALID' })
  return {
    create: ids.map((unitId, index) => ({ unitId, position: index + 1 })),
  }
}

const refuseUnsavable = (error: unknown): never => {
  if (isMissingReference(error, 'batchId')) refuseInput({ batchId: 'INVALID' })
  if (isMissingReference(error)) refuseInput({ accessLevelId: 'INVALID' })
  throw error
}

/** Adds a track at the end: tracks are tried in their order. @throws NOT_FOUND, BAD_USER_INPUT */
export const createTrack = (async ({ courseId, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const position = await lastPlaceOf(tx, {
      table: 'Track',
      parentId: courseId,
    })
    const row = await tx.track.create({
      data: {
        courseId,
        position,
        ...dataOf(input),
        units: await unitsOf(tx, courseId, input),
      },
      include: withParts,
    })
    await logInfo(tx, {
      action: 'track.created',
      entity: 'Track',
      entityId: row.id,
      after: { courseId, name: row.name },
    })
    return asTrack(row)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['createTrack']

/** @throws NOT_FOUND, BAD_USER_INPUT */
export const updateTrack = (async ({ id, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const before = found(
      await tx.track.findUnique({ where: { id }, include: withParts })
    )
    await lockRow(tx, 'Course', before.courseId)
    const units = await unitsOf(tx, before.courseId, input)
    const row = await tx.track.update({
      where: { id },
      data: { ...dataOf(input), units: { deleteMany: {}, ...units } },
      include: withParts,
    })
    const saved = asTrack(row)
    await logInfo(tx, {
      action: 'track.updated',
      entity: 'Track',
      entityId: id,
      before: { name: before.name, unitIds: asTrack(before).unitIds },
      after: { name: saved.name, unitIds: saved.unitIds },
    })
    return saved
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['updateTrack']

/** Deletes a track: its learners get the next track that fits, or the course's own order. @throws NOT_FOUND */
export const deleteTrack = (async ({ id }) =>
  inTransaction(async (tx) => {
    const row = await tx.track.findUnique({
      where: { id },
      include: withParts,
    })
    const { count } = await tx.track.deleteMany({ where: { id } })
    const gone = found(count === 1 ? row : null)
    await logInfo(tx, {
      action: 'track.deleted',
      entity: 'Track',
      entityId: id,
      before: { courseId: gone.courseId, name: gone.name },
    })
    return asTrack(gone)
  })) satisfies MutationResolvers['deleteTrack']

/** @throws STALE_VERSION if the ids are not all tracks of the course */
export const orderTracks = (async ({ courseId, ids }) =>
  inTransaction(async (tx) => {
    await writeOrderOf(tx, { table: 'Track', parentId: courseId, ids })
    await logInfo(tx, {
      action: 'tracks.ordered',
      entity: 'Course',
      entityId: courseId,
      after: { ids },
    })
    return listed(courseId, tx)
  })) satisfies MutationResolvers['orderTracks']
