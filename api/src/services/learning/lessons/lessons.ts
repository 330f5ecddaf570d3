import type { Lesson, Prisma } from '@prisma/client'
import type {
  LessonInput,
  MutationResolvers,
  QueryResolvers,
} from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db, type Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { lastPlaceOf, writeOrderOf } from 'src/lib/ordering'
import { cleanRichText } from 'src/lib/richText'
import { inTransaction } from 'src/lib/transaction'
import { fromFilipino } from 'src/lib/translations'
import { videoEmbed } from 'src/shared/learning/videoEmbed'

import { asLesson } from './asLesson'

export const lesson = (async ({ id }) => {
  const row = await db.lesson.findUnique({
    where: { id },
    include: { unit: true },
  })
  if (!row) return null
  const { unit, ...rest } = row
  return { ...asLesson(rest), unit: { ...unit, nameFil: null, lessons: [] } }
}) satisfies QueryResolvers['lesson']

// The address must be one that we can show, and the completion one that the lesson can reach.
const check = (input: LessonInput) =>
  refuseInput({
    name: !input.name.trim() && 'REQUIRED',
    videoUrl:
      input.type === 'VIDEO' &&
      (!input.videoUrl
        ? 'REQUIRED'
        : videoEmbed(input.videoUrl) === null && 'VIDEO_URL_INVALID'),
    embedUrl:
      input.type === 'CUSTOM_EMBED' &&
      (!input.embedUrl
        ? 'REQUIRED'
        : videoEmbed(input.embedUrl) === null && 'VIDEO_URL_INVALID'),
    videoSeconds:
      input.videoSeconds != null && input.videoSeconds < 1 && 'INVALID',
    completionValue:
      input.completionValue != null &&
      (input.completionValue < 1 || input.completionValue > 100) &&
      'INVALID',
  })

const dataOf = (input: LessonInput) =>
  fromFilipino(
    {
      ...input,
      description: cleanRichText(input.description),
      descriptionFil: cleanRichText(input.descriptionFil ?? ''),
    },
    'name',
    'shortDescription',
    'description'
  )

const keepVersion = (tx: Tx, row: Lesson) =>
  tx.lessonVersion.create({
    data: {
      lessonId: row.id,
      version: row.baseVersion,
      editorId: currentUser().id,
      snapshot: row as unknown as Prisma.InputJsonValue,
    },
  })

export const createLesson = (async ({ unitId, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const position = await lastPlaceOf(tx, {
      table: 'Lesson',
      parentId: unitId,
    })
    const publishedAt = input.status === 'PUBLISHED' ? new Date() : null
    const row = await tx.lesson.create({
      data: { unitId, position, publishedAt, ...dataOf(input) },
    })
    await keepVersion(tx, row)
    await logInfo(tx, {
      action: 'lesson.created',
      entity: 'Lesson',
      entityId: row.id,
      after: { unitId, name: row.name },
    })
    return asLesson(row)
  })
}) satisfies MutationResolvers['createLesson']

/** @throws STALE_VERSION when somebody saved since; neither version overwrites the other */
export const updateLesson = (async ({ id, baseVersion, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const before = found(await tx.lesson.findUnique({ where: { id } }))
    const { count } = await tx.lesson.updateMany({
      where: { id, baseVersion },
      data: {
        ...dataOf(input),
        baseVersion: { increment: 1 },
        publishedAt:
          before.publishedAt ??
          (input.status === 'PUBLISHED' ? new Date() : null),
      },
    })
    if (count === 0) throw new AppError('STALE_VERSION')
    const row = await tx.lesson.findUniqueOrThrow({ where: { id } })
    await keepVersion(tx, row)
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

export const orderLessons = (async ({ unitId, ids }) => {
  await inTransaction(async (tx) => {
    await writeOrderOf(tx, {
      table: 'Lesson',
      parentId: unitId,
      ids,
    })
    await logInfo(tx, {
      action: 'lessons.ordered',
      entity: 'Unit',
      entityId: unitId,
      after: { ids },
    })
  })
  const rows = await db.lesson.findMany({
    where: { unitId, status: { not: 'ARCHIVED' } },
    orderBy: { position: 'asc' },
  })
  return rows.map(asLesson)
}) satisfies MutationResolvers['orderLessons']
