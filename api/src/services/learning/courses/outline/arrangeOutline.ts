import type { MutationResolvers, UnitOrderInput } from 'types/graphql'

import { command, int, statement } from 'src/lib/database/sql'
import { lockRow, inTransaction } from 'src/lib/database/transaction'
import type { Tx } from 'src/lib/db'
import { AppError, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'

import { outlineOf } from './outlineOf'

type Outline = UnitOrderInput[]

const LOCK_UNITS = statement(
  `
    SELECT id FROM "Unit" WHERE "courseId" = $1 ORDER BY position, id FOR UPDATE`,
  { id: int }
)

const LOCK_LESSONS = statement(
  `
    SELECT id, "unitId" FROM "Lesson" WHERE "unitId" = ANY($1::int[]) AND status <> 'ARCHIVED'
    ORDER BY position, id FOR UPDATE`,
  { id: int, unitId: int }
)

/** The current outline with its rows locked. Archived lessons are not part of it. */
const lockOutline = async (tx: Tx, courseId: number): Promise<Outline> => {
  await lockRow(tx, 'Course', courseId)
  const units = await LOCK_UNITS.all(tx, [courseId])
  const ids = units.map(({ id }) => id)
  const lessons = await LOCK_LESSONS.all(tx, [ids])
  return ids.map((unitId) => ({
    unitId,
    lessonIds: lessons
      .filter((lesson) => lesson.unitId === unitId)
      .map(({ id }) => id),
  }))
}

const comparable = (outline: Outline) =>
  JSON.stringify(outline.map(({ unitId, lessonIds }) => [unitId, lessonIds]))

const numbers = (ids: number[]) => [...ids].sort((a, b) => a - b).join()

/** Whether both outlines hold the same units and lessons, each once. */
const holdsTheSame = (one: Outline, other: Outline) =>
  numbers(one.map(({ unitId }) => unitId)) ===
    numbers(other.map(({ unitId }) => unitId)) &&
  numbers(one.flatMap(({ lessonIds }) => lessonIds)) ===
    numbers(other.flatMap(({ lessonIds }) => lessonIds))

const MOVE_UNITS = command(`
    UPDATE "Unit" u SET position = wanted.place::int FROM unnest($1::int[]) WITH ORDINALITY AS wanted(id, place)
    WHERE u.id = wanted.id AND u.position <> wanted.place`)

const MOVE_LESSONS = command(`
    UPDATE "Lesson" l SET "unitId" = wanted."unitId", position = wanted.place
    FROM unnest($1::int[], $2::int[],
      $3::int[]) AS wanted(id, "unitId", place)
    WHERE l.id = wanted.id AND (l."unitId", l.position) IS DISTINCT FROM (wanted."unitId", wanted.place)`)

/** Two statements, however long the outline is. */
const write = async (tx: Tx, outline: Outline) => {
  const unitIds = outline.map(({ unitId }) => unitId)
  await MOVE_UNITS.run(tx, [unitIds])
  const lessons = outline.flatMap(({ unitId, lessonIds }) =>
    lessonIds.map((id, index) => ({ id, unitId, place: index + 1 }))
  )
  await MOVE_LESSONS.run(tx, [
    lessons.map(({ id }) => id),
    lessons.map(({ unitId }) => unitId),
    lessons.map(({ place }) => place),
  ])
}

/**
 * Arranges a course's units, and lessons within and across units, in one transaction. A repeated request changes
 * nothing.
 * @throws NOT_FOUND; STALE_VERSION if the outline is not the one that the editor started from
 */
export const arrangeOutline = (async ({ courseId, before, after }) =>
  inTransaction(async (tx) => {
    const current = await lockOutline(tx, courseId)
    if (comparable(current) !== comparable(after)) {
      if (comparable(current) !== comparable(before))
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
