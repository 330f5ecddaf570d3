import type { MutationResolvers } from 'types/graphql'

import { int, statement } from 'src/lib/database/sql'
import { inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { keepVersions } from 'src/services/learning/lessons/lessons/lessonVersions'

import { outlineOf } from './outlineOf'

type Chosen = { courseId: number; ids: number[] }

/** Requires that each id is a lesson of the course that is not archived. */
const requireLessonsOfCourse = async (tx: Tx, { courseId, ids }: Chosen) => {
  const there = await tx.lesson.count({
    where: { id: { in: ids }, unit: { courseId }, status: { not: 'ARCHIVED' } },
  })
  if (ids.length === 0 || there < new Set(ids).size)
    throw new AppError('NOT_FOUND')
}

const CHANGE = {
  PUBLISHED: statement(
    `
      UPDATE "Lesson" SET status = 'PUBLISHED', "baseVersion" = "baseVersion" + 1, "updatedAt" = now(),
        "publishedAt" = COALESCE("publishedAt", now())
      WHERE id = ANY($1::int[]) AND status = 'DRAFT' RETURNING id`,
    { id: int }
  ),
  DRAFT: statement(
    `
      UPDATE "Lesson" SET status = 'DRAFT', "baseVersion" = "baseVersion" + 1, "updatedAt" = now()
      WHERE id = ANY($1::int[]) AND status = 'PUBLISHED' RETURNING id`,
    { id: int }
  ),
}

/**
 * Changes the status of lessons and raises their versions, so that an editor's open form of such a lesson becomes
 * stale.
 */
const change = ({ courseId, ids }: Chosen, to: 'DRAFT' | 'PUBLISHED') =>
  inTransaction(async (tx) => {
    await requireLessonsOfCourse(tx, { courseId, ids })
    const changed = await CHANGE[to].all(tx, [ids])
    if (changed.length > 0) {
      const changedIds = changed.map(({ id }) => id)
      await keepVersions(tx, changedIds)
      await logInfo(tx, {
        action:
          to === 'PUBLISHED' ? 'lessons.published' : 'lessons.unpublished',
        entity: 'Course',
        entityId: courseId,
        after: { ids: changedIds },
      })
    }
    return outlineOf(courseId, tx)
  })

/** Publishes the drafts among the chosen lessons together; published lessons stay published. @throws NOT_FOUND */
export const publishLessons = (async (chosen) =>
  change(chosen, 'PUBLISHED')) satisfies MutationResolvers['publishLessons']

/** Turns the chosen lessons back into drafts; their learners keep their progress. @throws NOT_FOUND */
export const unpublishLessons = (async (chosen) =>
  change(chosen, 'DRAFT')) satisfies MutationResolvers['unpublishLessons']
