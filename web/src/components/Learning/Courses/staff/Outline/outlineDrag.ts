// The drop target of a drag: units are dropped among units; lessons among lessons, or into a unit without lessons.
import {
  closestCenter,
  pointerWithin,
  type CollisionDetection,
  type UniqueIdentifier,
} from '@dnd-kit/core'

export const unitKey = (id: number) => `unit-${id}`
export const lessonKey = (id: number) => `lesson-${id}`
export const isUnitKey = (key: UniqueIdentifier) =>
  String(key).startsWith('unit-')
export const idOf = (key: UniqueIdentifier) =>
  Number(String(key).replace(/^\D+/, ''))

export const collide: CollisionDetection = (args) => {
  const units = args.droppableContainers.filter(({ id }) => isUnitKey(id))
  if (isUnitKey(args.active.id))
    return closestCenter({ ...args, droppableContainers: units })
  const lessons = args.droppableContainers.filter(({ id }) => !isUnitKey(id))
  const over = pointerWithin({ ...args, droppableContainers: lessons })
  if (over.length > 0) return over
  return pointerWithin({ ...args, droppableContainers: units })
}
