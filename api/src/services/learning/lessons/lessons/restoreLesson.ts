import type { MutationResolvers } from 'types/graphql'

import { lastPlaceOf } from 'src/lib/database/ordering'
import { inTransaction } from 'src/lib/database/transaction'
import { AppError, found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import {
  asUnitLesson,
  outlineLesson,
} from 'src/services/learning/courses/units/asUnit'

import { keepVersions } from './lessonVersions'

/** Restores a lesson as a draft at the end of its unit, with its learners' progress. @throws NOT_FOUND */
export const restoreLesson = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { unitId } = found(
      await tx.lesson.findUnique({ where: { id }, select: { unitId: true } })
    )
    const position = await lastPlaceOf(tx, {
      table: 'Lesson',
      parentId: unitId,
    })
    const { count } = await tx.lesson.updateMany({
      where: { id, unitId, status: 'ARCHIVED' },
      data: { status: 'DRAFT', position, baseVersion: { increment: 1 } },
    })
    if (count === 0) throw new AppError('NOT_FOUND')
    await keepVersions(tx, [id])
    const row = await tx.lesson.findUniqueOrThrow({
      where: { id },
      select: outlineLesson,
    })
    await logInfo(tx, {
      action: 'lesson.restored',
      entity: 'Lesson',
      entityId: id,
      after: { unitId, name: row.name },
    })
    return asUnitLesson(row)
  })) satisfies MutationResolvers['restoreLesson']
