import { db, type Tx } from 'src/lib/db'
import {
  asUnit,
  inOrder,
  withLessons,
} from 'src/services/learning/courses/units/asUnit'

/** A course's units and lessons for its editors. */
export const outlineOf = async (courseId: number, client: Tx = db) => {
  const units = await client.unit.findMany({
    where: { courseId },
    orderBy: inOrder,
    include: withLessons,
  })
  return units.map(asUnit)
}
