import type { MutationResolvers, UnitOrderInput } from 'types/graphql'

import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { lockRow, inTransaction } from 'src/lib/transaction'

import { outlineOf } from './outlineOf'

type Outline = UnitOrderInput[]

/** As it stands, with its rows held. A lesson that is archived is nobody's to arrange. */
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

/** Each of the one's units and lessons once, and nothing else. */
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
 * Units in their order, and lessons within them and from one to another, all at once or not at all. Sent again, it
 * finds its work done. @throws NOT_FOUND; STALE_VERSION when the outline is not the one that its editor arranged
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
