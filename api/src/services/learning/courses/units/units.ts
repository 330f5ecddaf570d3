import type { MutationResolvers, UnitInput } from 'types/graphql'

import { lastPlaceOf } from 'src/lib/database/ordering'
import { lockRow, inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { cleanRichText } from 'src/lib/protection/richText'
import { fromFilipino } from 'src/lib/translations'
import { openingData } from 'src/services/learning/courses/openings/openingData'
import { openingProblems } from 'src/shared/learning/openingRule'
import { isVisible } from 'src/shared/text/plainMarks'

import { asUnit, inOrder, withLessons } from './asUnit'

const check = (input: UnitInput) =>
  refuseInput({
    name: !isVisible(input.name) && 'REQUIRED',
    ...openingProblems(input),
  })

const dataOf = (input: UnitInput) => ({
  ...fromFilipino(
    {
      ...input,
      description: cleanRichText(input.description ?? ''),
      descriptionFil: cleanRichText(input.descriptionFil ?? ''),
    },
    'name',
    'shortDescription',
    'description'
  ),
  ...openingData(input),
})

export const createUnit = (async ({ courseId, input }) => {
  check(input)
  return inTransaction(async (tx) => {
    const position = await lastPlaceOf(tx, {
      table: 'Unit',
      parentId: courseId,
    })
    const unit = await tx.unit.create({
      data: { courseId, position, ...dataOf(input) },
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
      data: dataOf(input),
      include: withLessons,
    })
    await logInfo(tx, {
      action: 'unit.updated',
      entity: 'Unit',
      entityId: id,
      before: { name: before.name, opensBy: before.opensBy },
      after: { name: unit.name, opensBy: unit.opensBy },
    })
    return asUnit(unit)
  })
}) satisfies MutationResolvers['updateUnit']

/** The unit before the given one, otherwise the unit after it. */
const neighbourOf = async (
  tx: Tx,
  { id, courseId }: { id: number; courseId: number }
) => {
  const units = await tx.unit.findMany({
    where: { courseId },
    orderBy: inOrder,
    select: { id: true },
  })
  const place = units.findIndex((unit) => unit.id === id)
  return units[place - 1] ?? units[place + 1]
}

/**
 * Deletes a unit that has no lessons except archived ones. Its archived lessons move to the neighbouring unit with
 * their learners' progress, and are restored there (docs/decisions/0025).
 * @throws IN_USE if it has a lesson that is not archived, or archived lessons and no neighbour
 */
export const deleteUnit = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { courseId } = found(
      await tx.unit.findUnique({ where: { id }, select: { courseId: true } })
    )
    // Locks in the same order as `arrangeOutline`: first the course, then its parts.
    await lockRow(tx, 'Course', courseId)
    await lockRow(tx, 'Unit', id)
    const unit = await tx.unit.findUniqueOrThrow({
      where: { id },
      include: withLessons,
    })
    if (unit.lessons.length > 0) throw new AppError('IN_USE')
    const archived = await tx.lesson.count({ where: { unitId: id } })
    if (archived > 0) {
      const neighbour = await neighbourOf(tx, unit)
      if (!neighbour) throw new AppError('IN_USE')
      await tx.lesson.updateMany({
        where: { unitId: id },
        data: { unitId: neighbour.id },
      })
    }
    await tx.unit.delete({ where: { id } })
    await logInfo(tx, {
      action: 'unit.deleted',
      entity: 'Unit',
      entityId: id,
      before: { name: unit.name, archivedLessons: archived },
    })
    return asUnit(unit)
  })) satisfies MutationResolvers['deleteUnit']
