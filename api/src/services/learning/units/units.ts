import type { Prisma } from '@prisma/client'
import type { MutationResolvers, UnitInput } from 'types/graphql'

import { db } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { lastPlaceOf, writeOrderOf } from 'src/lib/ordering'
import { holdRow, inTransaction } from 'src/lib/transaction'
import { fromFilipino, withFilipino } from 'src/lib/translations'

import { asLesson } from '../lessons/asLesson'

export const withLessons = {
  lessons: {
    where: { status: { not: 'ARCHIVED' } },
    orderBy: { position: 'asc' },
  },
} satisfies Prisma.UnitInclude

export const asUnit = ({
  lessons,
  ...unit
}: Prisma.UnitGetPayload<{ include: typeof withLessons }>) => ({
  ...withFilipino(unit, 'name', 'shortDescription'),
  lessons: lessons.map(asLesson),
})

const check = ({ name }: UnitInput) =>
  refuseInput({ name: !name.trim() && 'REQUIRED' })

export const createUnit = (async ({ courseId, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const position = await lastPlaceOf(tx, {
      table: 'Unit',
      parentId: courseId,
    })
    const unit = await tx.unit.create({
      data: {
        courseId,
        position,
        ...fromFilipino(input, 'name', 'shortDescription'),
      },
      include: withLessons,
    })
    await logInfo(tx, {
      action: 'unit.created',
      entity: 'Unit',
      entityId: unit.id,
      after: { courseId, name: unit.name },
    })
    return asUnit(unit)
  })
}) satisfies MutationResolvers['createUnit']

export const updateUnit = (async ({ id, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const before = found(await tx.unit.findUnique({ where: { id } }))
    const unit = await tx.unit.update({
      where: { id },
      data: fromFilipino(input, 'name', 'shortDescription'),
      include: withLessons,
    })
    await logInfo(tx, {
      action: 'unit.updated',
      entity: 'Unit',
      entityId: id,
      before: { name: before.name },
      after: { name: unit.name },
    })
    return asUnit(unit)
  })
}) satisfies MutationResolvers['updateUnit']

/** Only an empty unit goes; an archived lesson keeps its unit, as it keeps its learners' progress. */
export const deleteUnit = (async ({ id }) =>
  inTransaction(async (tx) => {
    await holdRow(tx, 'Unit', id)
    const unit = await tx.unit.findUniqueOrThrow({
      where: { id },
      include: withLessons,
    })
    if (await tx.lesson.count({ where: { unitId: id } }))
      throw new AppError('IN_USE')
    await tx.unit.delete({ where: { id } })
    await logInfo(tx, {
      action: 'unit.deleted',
      entity: 'Unit',
      entityId: id,
      before: { name: unit.name },
    })
    return asUnit(unit)
  })) satisfies MutationResolvers['deleteUnit']

export const orderUnits = (async ({ courseId, ids }) => {
  await inTransaction(async (tx) => {
    await writeOrderOf(tx, {
      table: 'Unit',
      parentId: courseId,
      ids,
    })
    await logInfo(tx, {
      action: 'units.ordered',
      entity: 'Course',
      entityId: courseId,
      after: { ids },
    })
  })
  const units = await db.unit.findMany({
    where: { courseId },
    orderBy: { position: 'asc' },
    include: withLessons,
  })
  return units.map(asUnit)
}) satisfies MutationResolvers['orderUnits']
