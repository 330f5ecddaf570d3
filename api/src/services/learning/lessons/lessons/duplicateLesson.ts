import type { MutationResolvers } from 'types/graphql'

import { lockRow, inTransaction } from 'src/lib/database/transaction'
import { found } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import {
  asUnitLesson,
  outlineLesson,
} from 'src/services/learning/courses/units/asUnit'

import { copyLessons } from './copyLessons'

const open = { status: { not: 'ARCHIVED' as const } }

/** Copies a lesson as a draft, directly after the original. @throws NOT_FOUND */
export const duplicateLesson = (async ({ id }) =>
  inTransaction(async (tx) => {
    const { unitId } = found(
      await tx.lesson.findFirst({
        where: { id, ...open },
        select: { unitId: true },
      })
    )
    await lockRow(tx, 'Unit', unitId)
    // The lesson is read again, because it may have been moved or archived before the unit was locked.
    const original = found(
      await tx.lesson.findFirst({ where: { id, unitId, ...open } })
    )
    await tx.lesson.updateMany({
      where: { unitId, position: { gt: original.position } },
      data: { position: { increment: 1 } },
    })
    const copies = await copyLessons(tx, [original], () => ({
      name: `${original.name} (copy)`,
      position: original.position + 1,
      status: 'DRAFT',
      publishedAt: null,
    }))
    const row = await tx.lesson.findUniqueOrThrow({
      where: { id: copies.get(id) },
      select: outlineLesson,
    })
    await logInfo(tx, {
      action: 'lesson.duplicated',
      entity: 'Lesson',
      entityId: row.id,
      after: { from: id, name: row.name },
    })
    return asUnitLesson(row)
  })) satisfies MutationResolvers['duplicateLesson']
