// Moves within an outline, as pure functions, so that dragging, buttons and keys do the same.
import type { UnitFields } from 'types/graphql'

export type OutlineUnit = Pick<UnitFields, 'id' | 'lessons'>

/** The order as the api takes it: each unit with its lessons. */
export const orderOf = (units: readonly OutlineUnit[]) =>
  units.map(({ id, lessons }) => ({
    unitId: id,
    lessonIds: lessons.map((lesson) => lesson.id),
  }))

const without = <Item extends { id: number }>(
  items: readonly Item[],
  id: number
) => items.filter((item) => item.id !== id)

const withAt = <Item>(items: readonly Item[], item: Item, place: number) => [
  ...items.slice(0, place),
  item,
  ...items.slice(place),
]

/** Moves a unit to another place. */
export const moveUnit = <Unit extends OutlineUnit>(
  units: readonly Unit[],
  id: number,
  place: number
): Unit[] => {
  const unit = units.find((each) => each.id === id)
  return unit ? withAt(without(units, id), unit, place) : [...units]
}

/** Moves a lesson to a place in its own or another unit. */
export const moveLesson = <Unit extends OutlineUnit>(
  units: readonly Unit[],
  id: number,
  unitId: number,
  place: number
): Unit[] => {
  const lesson = units
    .flatMap(({ lessons }) => lessons)
    .find((each) => each.id === id)
  if (!lesson) return [...units]
  return units.map((unit) => {
    const others = without(unit.lessons, id)
    return {
      ...unit,
      lessons: unit.id === unitId ? withAt(others, lesson, place) : others,
    }
  })
}

/** The place of a lesson in the outline. */
export const placeOf = (units: readonly OutlineUnit[], id: number) => {
  const unit = units.find(({ lessons }) =>
    lessons.some((lesson) => lesson.id === id)
  )
  return {
    unitIndex: unit ? units.indexOf(unit) : -1,
    index: unit ? unit.lessons.findIndex((lesson) => lesson.id === id) : -1,
  }
}

/** Moves a lesson one place up or down, at the end of a unit into the next one. Returns undefined at the very end. */
export const stepLesson = <Unit extends OutlineUnit>(
  units: readonly Unit[],
  id: number,
  by: -1 | 1
): Unit[] | null => {
  const { unitIndex, index } = placeOf(units, id)
  if (unitIndex < 0) return null
  const unit = units[unitIndex]
  const next = index + by
  if (next >= 0 && next < unit.lessons.length)
    return moveLesson(units, id, unit.id, next)
  const neighbour = units[unitIndex + by]
  if (!neighbour) return null
  const place = by > 0 ? 0 : neighbour.lessons.length
  return moveLesson(units, id, neighbour.id, place)
}

export const stepUnit = <Unit extends OutlineUnit>(
  units: readonly Unit[],
  id: number,
  by: -1 | 1
): Unit[] | null => {
  const place = units.findIndex((unit) => unit.id === id) + by
  return place < 0 || place >= units.length ? null : moveUnit(units, id, place)
}
