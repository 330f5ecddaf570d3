import type {
  CourseInput,
  MutationResolvers,
  QueryResolvers,
} from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import {
  inTransaction,
  isMissingReference,
  isUniqueViolation,
} from 'src/lib/database/transaction'
import { db } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { addJob } from 'src/lib/jobs/jobs'
import { cleanRichText } from 'src/lib/protection/richText'
import { mergeFilipino, fromFilipino } from 'src/lib/translations'
import { isVisible } from 'src/shared/text/plainMarks'
import { isSlug } from 'src/shared/text/slug'

import { asCourse, withParts } from './asCourse'
import { coverData, hidePreviousCover } from './courseCover'
import { raiseVersion } from './raiseVersion'

export const courses = (async () =>
  db.course.findMany({
    where: { status: { not: 'ARCHIVED' } },
    orderBy: { title: 'asc' },
    select: { id: true, title: true },
  })) satisfies QueryResolvers['courses']

export const course = (async ({ id }) => {
  const row = await db.course.findUnique({ where: { id }, include: withParts })
  return row && asCourse(row)
}) satisfies QueryResolvers['course']

const MOST_LESSON_POINTS = 1000

// Only `deleteCourse` archives a course.
const check = ({
  title,
  slug,
  minStageNumber,
  lessonPoints,
  status,
}: CourseInput) =>
  refuseInput({
    title: !isVisible(title) && 'REQUIRED',
    slug: !isSlug(slug) && 'SLUG_INVALID',
    minStageNumber: minStageNumber != null && minStageNumber < 0 && 'INVALID',
    lessonPoints:
      lessonPoints != null &&
      (lessonPoints < 0 || lessonPoints > MOST_LESSON_POINTS) &&
      'INVALID',
    status: status === 'ARCHIVED' && 'INVALID',
  })

const translated = ['title', 'shortDescription', 'description'] as const

const dataOf = ({
  accessLevelIds: _levels,
  batchIds: _batches,
  groupIds: _groups,
  coverFileId: _cover,
  ...input
}: CourseInput) =>
  fromFilipino(
    {
      ...input,
      description: cleanRichText(input.description),
      descriptionFil: cleanRichText(input.descriptionFil ?? ''),
      lessonPoints: input.lessonPoints ?? 0,
      publicPage: input.publicPage ?? null,
    },
    ...translated
  )

/** The levels, batches and groups that the course is open to, besides its buyers. */
const audienceOf = ({ accessLevelIds, batchIds, groupIds }: CourseInput) => ({
  accessLevels: {
    create: [...new Set(accessLevelIds)].map((accessLevelId) => ({
      accessLevelId,
    })),
  },
  batches: {
    create: [...new Set(batchIds)].map((batchId) => ({ batchId })),
  },
  groups: {
    create: [...new Set(groupIds)].map((groupId) => ({ groupId })),
  },
})

const refuseUnsavable = (error: unknown): never => {
  if (isUniqueViolation(error, 'slug')) refuseInput({ slug: 'SLUG_TAKEN' })
  if (isUniqueViolation(error, 'publicPage'))
    refuseInput({ publicPage: 'PUBLIC_PAGE_TAKEN' })
  if (isMissingReference(error, 'batchId')) refuseInput({ batchIds: 'INVALID' })
  if (isMissingReference(error, 'groupId')) refuseInput({ groupIds: 'INVALID' })
  if (isMissingReference(error)) refuseInput({ accessLevelIds: 'INVALID' })
  throw error
}

export const createCourse = (async ({ input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const row = await tx.course.create({
      data: {
        ...dataOf(input),
        ...audienceOf(input),
        ...(await coverData(tx, input.coverFileId ?? null)),
        authorId: currentUser().id,
        publishedAt: input.status === 'PUBLISHED' ? new Date() : null,
      },
      include: withParts,
    })
    await logInfo(tx, {
      action: 'course.created',
      entity: 'Course',
      entityId: row.id,
      after: { title: row.title },
    })
    return asCourse(row)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['createCourse']

/** @throws STALE_VERSION if the course was saved in the meantime; COURSE_ARCHIVED; BAD_USER_INPUT */
export const updateCourse = (async ({ id, baseVersion, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const before = await raiseVersion(tx, id, baseVersion)
    const data = dataOf(input)
    const { accessLevels, batches, groups } = audienceOf(input)
    const row = await tx.course.update({
      where: { id },
      data: {
        ...data,
        translations: mergeFilipino(before, data, ...translated),
        publishedAt:
          before.publishedAt ??
          (input.status === 'PUBLISHED' ? new Date() : null),
        ...(await coverData(tx, input.coverFileId ?? null, before.coverFileId)),
        accessLevels: { deleteMany: {}, ...accessLevels },
        batches: { deleteMany: {}, ...batches },
        groups: { deleteMany: {}, ...groups },
      },
      include: withParts,
    })
    await hidePreviousCover(tx, before.coverFileId, row.coverFileId)
    await logInfo(tx, {
      action: 'course.updated',
      entity: 'Course',
      entityId: id,
      before: { title: before.title, status: before.status },
      after: { title: row.title, status: row.status },
    })
    if (row.hasCertificate && !before.hasCertificate)
      await addJob(tx, 'certifyFinishers', { courseId: id })
    return asCourse(row)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['updateCourse']

/** Archives a course: its learners keep their progress, and its public page is free for another course. */
export const deleteCourse = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { count } = await tx.course.updateMany({
      where: { id, status: { not: 'ARCHIVED' } },
      data: {
        status: 'ARCHIVED',
        publicPage: null,
        baseVersion: { increment: 1 },
      },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    const row = await tx.course.findUniqueOrThrow({
      where: { id },
      include: withParts,
    })
    await logInfo(tx, {
      action: 'course.archived',
      entity: 'Course',
      entityId: id,
    })
    return asCourse(row)
  })) satisfies MutationResolvers['deleteCourse']

/** Restores a course as inactive, so that staff check it before publishing. @throws NOT_FOUND */
export const restoreCourse = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { count } = await tx.course.updateMany({
      where: { id, status: 'ARCHIVED' },
      data: { status: 'INACTIVE', baseVersion: { increment: 1 } },
    })
    const row = await tx.course.findUnique({
      where: { id },
      include: withParts,
    })
    const restored = found(count === 1 ? row : null)
    await logInfo(tx, {
      action: 'course.restored',
      entity: 'Course',
      entityId: id,
      after: { title: restored.title },
    })
    return asCourse(restored)
  })) satisfies MutationResolvers['restoreCourse']
