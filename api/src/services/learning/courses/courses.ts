import type { Prisma } from '@prisma/client'
import type {
  CourseInput,
  MutationResolvers,
  QueryResolvers,
} from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { containing, pageOf } from 'src/lib/paging'
import { cleanRichText } from 'src/lib/richText'
import {
  inTransaction,
  isMissingReference,
  isUniqueViolation,
} from 'src/lib/transaction'
import { fromFilipino, withFilipino } from 'src/lib/translations'
import { isSlug } from 'src/shared/slug'

import { asUnit, withLessons } from '../units/units'

const withParts = {
  accessLevels: true,
  units: { orderBy: { position: 'asc' }, include: withLessons },
} satisfies Prisma.CourseInclude

const asAnswer = ({
  accessLevels,
  units,
  ...course
}: Prisma.CourseGetPayload<{ include: typeof withParts }>) => ({
  ...withFilipino(course, 'title', 'shortDescription', 'description'),
  accessLevelIds: accessLevels.map(({ accessLevelId }) => accessLevelId),
  units: units.map(asUnit),
  lessonCount: units.reduce((sum, { lessons }) => sum + lessons.length, 0),
})

export const courses = (async () =>
  db.course.findMany({
    where: { status: { not: 'ARCHIVED' } },
    orderBy: { title: 'asc' },
    select: { id: true, title: true },
  })) satisfies QueryResolvers['courses']

/** Filter of spec section 4: all, active, inactive, archived. */
const statusFilters: Record<string, Prisma.CourseWhereInput> = {
  active: { status: 'PUBLISHED' },
  inactive: { status: { in: ['DRAFT', 'INACTIVE'] } },
  archived: { status: 'ARCHIVED' },
}

export const coursesPage = (async (args) => {
  const where: Prisma.CourseWhereInput = {
    status: { not: 'ARCHIVED' },
    title: containing(args.q),
    ...statusFilters[args.filter ?? ''],
  }
  const { rows, total } = await pageOf(
    args,
    ['title', 'position', 'createdAt'],
    (window) => db.course.findMany({ where, include: withParts, ...window }),
    () => db.course.count({ where })
  )
  return { rows: rows.map(asAnswer), total }
}) satisfies QueryResolvers['coursesPage']

export const course = (async ({ id }) => {
  const row = await db.course.findUnique({ where: { id }, include: withParts })
  return row && asAnswer(row)
}) satisfies QueryResolvers['course']

const check = ({ title, slug, minStageNumber }: CourseInput) =>
  refuseInput({
    title: !title.trim() && 'REQUIRED',
    slug: !isSlug(slug) && 'SLUG_INVALID',
    minStageNumber: minStageNumber != null && minStageNumber < 0 && 'INVALID',
  })

const dataOf = ({ accessLevelIds: _levels, ...input }: CourseInput) =>
  fromFilipino(
    {
      ...input,
      description: cleanRichText(input.description),
      descriptionFil: cleanRichText(input.descriptionFil ?? ''),
    },
    'title',
    'shortDescription',
    'description'
  )

const levelsOf = ({ accessLevelIds }: CourseInput) => ({
  create: [...new Set(accessLevelIds)].map((accessLevelId) => ({
    accessLevelId,
  })),
})

const refuseUnsavable = (error: unknown): never => {
  if (isUniqueViolation(error, 'slug')) refuseInput({ slug: 'SLUG_TAKEN' })
  if (isMissingReference(error)) refuseInput({ accessLevelIds: 'INVALID' })
  throw error
}

export const createCourse = (async ({ input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const row = await tx.course.create({
      data: {
        ...dataOf(input),
        authorId: currentUser().id,
        publishedAt: input.status === 'PUBLISHED' ? new Date() : null,
        accessLevels: levelsOf(input),
      },
      include: withParts,
    })
    await logInfo(tx, {
      action: 'course.created',
      entity: 'Course',
      entityId: row.id,
      after: { title: row.title },
    })
    return asAnswer(row)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['createCourse']

export const updateCourse = (async ({ id, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const before = found(await tx.course.findUnique({ where: { id } }))
    const publishedAt =
      before.publishedAt ?? (input.status === 'PUBLISHED' ? new Date() : null)
    const row = await tx.course.update({
      where: { id },
      data: {
        ...dataOf(input),
        publishedAt,
        accessLevels: { deleteMany: {}, ...levelsOf(input) },
      },
      include: withParts,
    })
    await logInfo(tx, {
      action: 'course.updated',
      entity: 'Course',
      entityId: id,
      before: { title: before.title, status: before.status },
      after: { title: row.title, status: row.status },
    })
    return asAnswer(row)
  }).catch(refuseUnsavable)
}) satisfies MutationResolvers['updateCourse']

/** Archived, so that who learned from it keeps their progress. */
export const deleteCourse = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { count } = await tx.course.updateMany({
      where: { id, status: { not: 'ARCHIVED' } },
      data: { status: 'ARCHIVED' },
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
    return asAnswer(row)
  })) satisfies MutationResolvers['deleteCourse']
