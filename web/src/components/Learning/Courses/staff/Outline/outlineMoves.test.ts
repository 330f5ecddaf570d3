import {
  moveLesson,
  moveUnit,
  orderOf,
  stepLesson,
  stepUnit,
  type OutlineUnit,
} from './outlineMoves'

const units = [
  { id: 1, lessons: [{ id: 11 }, { id: 12 }] },
  { id: 2, lessons: [] },
  { id: 3, lessons: [{ id: 31 }] },
] as unknown as OutlineUnit[]

const said = (outline: OutlineUnit[] | null) =>
  outline &&
  orderOf(outline)
    .map(({ unitId, lessonIds }) => `${unitId}:${lessonIds.join()}`)
    .join(' ')

it.each<[string, OutlineUnit[] | null, string | null]>([
  ['a lesson moves down', stepLesson(units, 11, 1), '1:12,11 2: 3:31'],
  ['a lesson moves up', stepLesson(units, 12, -1), '1:12,11 2: 3:31'],
  [
    'a last lesson moves into the next unit',
    stepLesson(units, 12, 1),
    '1:11 2:12 3:31',
  ],
  [
    'a first lesson moves into the unit before',
    stepLesson(units, 31, -1),
    '1:11,12 2:31 3:',
  ],
  ['the first lesson moves no further up', stepLesson(units, 11, -1), null],
  ['the last lesson moves no further down', stepLesson(units, 31, 1), null],
  ['a deleted lesson does not move', stepLesson(units, 99, 1), null],
  ['a unit moves down', stepUnit(units, 1, 1), '2: 1:11,12 3:31'],
  ['a unit moves up', stepUnit(units, 3, -1), '1:11,12 3:31 2:'],
  ['the first unit moves no further up', stepUnit(units, 1, -1), null],
  ['the last unit moves no further down', stepUnit(units, 3, 1), null],
  [
    'a lesson moves to the front of another unit',
    moveLesson(units, 31, 1, 0),
    '1:31,11,12 2: 3:',
  ],
  [
    'a lesson moves within its unit',
    moveLesson(units, 11, 1, 1),
    '1:12,11 2: 3:31',
  ],
  ['a unit moves to the end', moveUnit(units, 1, 2), '2: 3:31 1:11,12'],
  ['a deleted unit changes nothing', moveUnit(units, 9, 0), '1:11,12 2: 3:31'],
])('%s', (_name, outline, order) => {
  expect(said(outline)).toBe(order)
})
