import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'

/**
 * Claims the next version of a lesson for a save, like `raiseVersion` for a course. An archived lesson must be restored
 * first. Returns the lesson before the save.
 * @throws NOT_FOUND, LESSON_ARCHIVED, STALE_VERSION
 */
export const raiseLessonVersion = async (
  tx: Tx,
  id: number,
  baseVersion: number
) => {
  const { count } = await tx.lesson.updateMany({
    where: { id, baseVersion, status: { not: 'ARCHIVED' } },
    data: { baseVersion: { increment: 1 } },
  })
  const lesson = found(await tx.lesson.findUnique({ where: { id } }))
  if (lesson.status === 'ARCHIVED') throw new AppError('LESSON_ARCHIVED')
  if (count === 0) throw new AppError('STALE_VERSION')
  return lesson
}
