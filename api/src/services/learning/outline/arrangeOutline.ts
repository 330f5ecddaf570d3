import type { MutationResolvers, UnitOrderInput } from 'types/graphql'

import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { lockRow, inTransaction } from 'src/lib/transaction'

import { outlineOf } from './outlineOf'

type Outline = UnitOrderInput[]

/** The current outline with its rows locked. Archived lessons are not part of it. */
const lockOutline = async (tx: Tx, courseId: number): Promise<Outline> => {
  await lockRow(tx, 'Course', courseId)
  const units = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM "Unit" WHERE "courseId" = ${courseId} ORDER BY position, id FOR UPDATE`
  const ids = units.map(({ id }) => id)
  const lessons = await tx.$queryRaw<{ id: number; unitId: number }[]>`
    SELECT id, "unitId" FROM "Lesson" WHERE "unitId" = ANY(${ids}::int[]) AND status <> 'ARCHIVED'
    ORDER BY position, id FOR UPDATE`
  return ids.map((unitId) => ({
    unitId,
    lessonIds: lessons
      .filter((lesson) => lesson.unitId === unitId)
      .map(({ id }) => id),
  }))
}

const textOf = (outline: Outline) =>
  JSON.stringify(outline.map(({ unitId, lessonIds }) => [unitId, lessonIds]))

const numbers = (ids: number[]) => [...ids].sort((a, b) => a - b).join()

/** Whether both outlines hold the same units and lessons, each once. */
const holdsTheSame = (one: Outline, other: Outline) =>
  numbers(one.map(({ unitId }) => unitId)) ===
    numbers(other.map(({ unitId }) => unitId)) &&
  numbers(one.flatMap(({ lessonIds }) => lessonIds)) ===
    numbers(other.flatMap(({ lessonIds }) => lessonIds))

/** Two statements, however long the outline is. */
const write = async (tx: Tx, outline: Outline) => {
  const unitIds = outline.map(({ unitId }) => unitId)
  await tx.$executeRaw`
    UPDATE "Unit" u SET position = wanted.place::int FROM unnest(${unitIds}::int[]) WITH ORDINALITY AS wanted(id, place)
    WHERE u.id = wanted.id AND u.position <> wanted.place`
  const lessons = outline.flatMap(({ unitId, lessonIds }) =>
    lessonIds.map((id, index) => ({ id, unitId, place: index + 1 }))
  )
  await tx.$executeRaw`
    UPDATE "Lesson" l SET "unitId" = wanted."unitId", position = wanted.place
    FROM unnest(${lessons.map(({ id }) => id)}::int[], ${lessons.map(({ unitId }) => unitId)}::int[],
      ${lessons.map(({ place }) => place)}::int[]) AS wanted(id, "unitId", place)
    WHERE l.id = wanted.id AND (l."unitId", l.position) IS DISTINCT FROM (wanted."unitId", wanted.place)`
}

/**
 * Arranges a course's units, and lessons within and across units, in one transaction. A repeated request changes
 * nothing.
 * @throws NOT_FOUND; STALE_VERSION if the outline is not the one that the editor started from
 */
export const arrangeOutline = (async ({ courseId, before, after }) =>
  inTransaction(async (tx) => {
    const current = await lockOutline(tx, courseId)
    if (textOf(current) !== textOf(after)) {
      if (textOf(current) !== textOf(before))
        throw new AppError('STALE_VERSION')
      refuseInput({ after: !holdsTheSame(current, after) && 'INVALID' })
      await write(tx, after)
      await logInfo(tx, {
        action: 'outline.ordered',
        entity: 'Course',
        entityId: courseId,
        before: { outline: current },
        after: { outline: after },
      })
    }
    return outlineOf(courseId, tx)
  })) satisfies MutationResolvers['arrangeOutline']
