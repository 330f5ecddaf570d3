import type { MutationResolvers, QueryResolvers } from 'types/graphql'

import { lastPlaceOf } from 'src/lib/database/ordering'
import { inTransaction } from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import {
  asUnit,
  withOverrides,
} from 'src/services/learning/courses/units/asUnit'

import { asLesson, withParts } from './asLesson'
import {
  captionsData,
  checkLesson,
  checkLessonFiles,
  lessonData,
} from './lessonInput'
import { keepVersion } from './lessonVersions'
import { raiseLessonVersion } from './raiseLessonVersion'

export const lesson = (async ({ id }) => {
  const row = await db.lesson.findUnique({
    where: { id },
    include: {
      unit: { include: withOverrides },
      ...withParts,
    },
  })
  if (!row) return null
  const { unit, ...rest } = row
  return { ...asLesson(rest), unit: asUnit({ ...unit, lessons: [] }) }
}) satisfies QueryResolvers['lesson']

export const createLesson = (async ({ unitId, input }) => {
  checkLesson(input)
  return inTransaction(async (tx) => {
    await checkLessonFiles(tx, input)
    const position = await lastPlaceOf(tx, {
      table: 'Lesson',
      parentId: unitId,
    })
    const publishedAt = input.status === 'PUBLISHED' ? new Date() : null
    const row = await tx.lesson.create({
      data: {
        unitId,
        position,
        publishedAt,
        ...lessonData(input),
        captions: { create: captionsData(input) },
      },
      include: withParts,
    })
    await keepVersion(tx, row.id)
    await logInfo(tx, {
      action: 'lesson.created',
      entity: 'Lesson',
      entityId: row.id,
      after: { unitId, name: row.name },
    })
    return asLesson(row)
  })
}) satisfies MutationResolvers['createLesson']

/**
 * @throws STALE_VERSION if the lesson was saved in the meantime, so that neither save overwrites the other;
 * LESSON_ARCHIVED
 */
export const updateLesson = (async ({ id, baseVersion, input }) => {
  checkLesson(input)
  return inTransaction(async (tx) => {
    const before = await raiseLessonVersion(tx, id, baseVersion)
    await checkLessonFiles(tx, input, before)
    await tx.lesson.update({
      where: { id },
      data: {
        ...lessonData(input),
        publishedAt:
          before.publishedAt ??
          (input.status === 'PUBLISHED' ? new Date() : null),
      },
    })
    await tx.lessonCaption.deleteMany({ where: { lessonId: id } })
    const row = await tx.lesson.update({
      where: { id },
      data: { captions: { create: captionsData(input) } },
      include: withParts,
    })
    await keepVersion(tx, id)
    await logInfo(tx, {
      action: 'lesson.updated',
      entity: 'Lesson',
      entityId: id,
      before: { name: before.name, status: before.status },
      after: { name: row.name, status: row.status },
    })
    return asLesson(row)
  })
}) satisfies MutationResolvers['updateLesson']

export const deleteLesson = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { count } = await tx.lesson.updateMany({
      where: { id, status: { not: 'ARCHIVED' } },
      data: { status: 'ARCHIVED' },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    const row = await tx.lesson.findUniqueOrThrow({ where: { id } })
    await logInfo(tx, {
      action: 'lesson.archived',
      entity: 'Lesson',
      entityId: id,
    })
    return asLesson(row)
  })) satisfies MutationResolvers['deleteLesson']
