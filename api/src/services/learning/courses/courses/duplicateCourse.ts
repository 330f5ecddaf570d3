import type { MutationResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction, isUniqueViolation } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { inOrder } from 'src/services/learning/courses/units/asUnit'
import { copyLessons } from 'src/services/learning/lessons/lessons/copyLessons'
import { cutText } from 'src/shared/text/cutText'
import { SLUG_MAX_CHARACTERS } from 'src/shared/text/slug'

import { asCourse, withParts } from './asCourse'

const ATTEMPTS = 3
// Leaves room for '-copy-999'.
const ROOM = 9

// The first free slug of '-copy', '-copy-2', ….
const freeSlug = async (tx: Tx, slug: string) => {
  const name = slug.replace(/-copy(-\d+)?$/, '')
  const stem = `${cutText(name, SLUG_MAX_CHARACTERS - ROOM).replace(/-$/, '')}-copy`
  const courses = await tx.course.findMany({
    where: { slug: { startsWith: stem } },
    select: { slug: true },
  })
  const taken = new Set(courses.map((course) => course.slug))
  let free = stem
  for (let number = 2; taken.has(free); number++) free = `${stem}-${number}`
  return free
}

/** Copies the course itself with its audience; learners and the public page stay with the original. */
const copyCourse = async (tx: Tx, id: number) => {
  const {
    id: _id,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    baseVersion: _baseVersion,
    lessonCount: _lessons,
    requiredCount: _required,
    videoSeconds: _seconds,
    accessLevels,
    batches,
    groups,
    translations,
    ...course
  } = found(
    await tx.course.findUnique({
      where: { id },
      include: { accessLevels: true, batches: true, groups: true },
    })
  )
  return tx.course.create({
    data: {
      ...course,
      title: `${course.title} (copy)`,
      slug: await freeSlug(tx, course.slug),
      translations: translations ?? undefined,
      status: 'DRAFT',
      publishedAt: null,
      publicPage: null,
      authorId: currentUser().id,
      accessLevels: {
        create: accessLevels.map(({ accessLevelId }) => ({ accessLevelId })),
      },
      batches: { create: batches.map(({ batchId }) => ({ batchId })) },
      groups: { create: groups.map(({ groupId }) => ({ groupId })) },
    },
    select: { id: true, slug: true },
  })
}

/**
 * Copies a course's units with their rules, and their lessons. Returns a map from the ids of the old units to the new
 * ones.
 */
const copyOutline = async (tx: Tx, from: number, to: number) => {
  const units = await tx.unit.findMany({
    where: { courseId: from },
    orderBy: inOrder,
    include: {
      lessons: { where: { status: { not: 'ARCHIVED' } }, orderBy: inOrder },
    },
  })
  const copies = await tx.unit.createManyAndReturn({
    data: units.map(
      ({
        id: _id,
        createdAt: _createdAt,
        updatedAt: _updatedAt,
        lessons: _lessons,
        translations,
        ...unit
      }) => ({
        ...unit,
        translations: translations ?? undefined,
        courseId: to,
      })
    ),
    select: { id: true },
  })
  const unitOf = new Map(
    units.map(({ id }, index) => [id, copies[index].id] as const)
  )
  await copyLessons(
    tx,
    units.flatMap(({ lessons }) => lessons),
    ({ unitId, status }) => ({
      unitId: unitOf.get(unitId),
      publishedAt: status === 'PUBLISHED' ? new Date() : null,
    })
  )
  return unitOf
}

const copyTracks = async (
  tx: Tx,
  from: number,
  to: number,
  unitOf: Map<number, number>
) => {
  const tracks = await tx.track.findMany({
    where: { courseId: from },
    orderBy: inOrder,
    include: { units: true },
  })
  const copies = await tx.track.createManyAndReturn({
    data: tracks.map(({ name, translations, position, ...audience }) => ({
      courseId: to,
      name,
      translations: translations ?? undefined,
      position,
      accessLevelId: audience.accessLevelId,
      batchId: audience.batchId,
      minStageNumber: audience.minStageNumber,
    })),
    select: { id: true },
  })
  await tx.trackUnit.createMany({
    data: tracks.flatMap(({ units }, index) =>
      units.map(({ unitId, position }) => ({
        trackId: copies[index].id,
        unitId: unitOf.get(unitId) ?? 0,
        position,
      }))
    ),
  })
}

const copy = (id: number) =>
  inTransaction(async (tx) => {
    const made = await copyCourse(tx, id)
    const unitOf = await copyOutline(tx, id, made.id)
    await copyTracks(tx, id, made.id, unitOf)
    await logInfo(tx, {
      action: 'course.duplicated',
      entity: 'Course',
      entityId: made.id,
      after: { from: id, slug: made.slug },
    })
    return asCourse(
      await tx.course.findUniqueOrThrow({
        where: { id: made.id },
        include: withParts,
      })
    )
  })

/**
 * Creates a draft with everything that editors made; overrides for single members and batches stay with the original.
 */
export const duplicateCourse = (async ({ id }) => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      return await copy(id)
    } catch (error) {
      // Another copy took the slug in the meantime.
      if (!isUniqueViolation(error, 'slug')) throw error
    }
  }
  throw new AppError('SLUG_TAKEN')
}) satisfies MutationResolvers['duplicateCourse']
