import type { Tx } from 'src/lib/db'
import { AppError, found } from 'src/lib/errors'

/**
 * Claims the next version of a course for a save. Of two editors who loaded the same version, the second is refused.
 * Returns the course before the save.
 * @throws NOT_FOUND, COURSE_ARCHIVED, STALE_VERSION
 */
export const raiseVersion = async (tx: Tx, id: number, baseVersion: number) => {
  const { count } = await tx.course.updateMany({
    where: { id, baseVersion, status: { not: 'ARCHIVED' } },
    data: { baseVersion: { increment: 1 } },
  })
  const course = found(await tx.course.findUnique({ where: { id } }))
  if (course.status === 'ARCHIVED') throw new AppError('COURSE_ARCHIVED')
  if (count === 0) throw new AppError('STALE_VERSION')
  return course
}
