import { withQueuedLessons } from './withQueuedLessons'

const lesson = (id: number, rest = {}) => ({
  id,
  name: `Lesson ${id}`,
  isCompleted: false,
  isLocked: false,
  ...rest,
})

const course = (lessons: ReturnType<typeof lesson>[], rest = {}) =>
  ({
    id: 1,
    percent: 25,
    completedCount: lessons.filter(({ isCompleted }) => isCompleted).length,
    nextLessonId: 2,
    units: [{ id: 1, lessons }],
    ...rest,
  }) as unknown as Parameters<typeof withQueuedLessons>[0]

const four = [
  lesson(1, { isCompleted: true }),
  lesson(2),
  lesson(3, { isLocked: true }),
  lesson(4),
]

const completedIds = ({ units }: Parameters<typeof withQueuedLessons>[0]) =>
  units[0].lessons.filter(({ isCompleted }) => isCompleted).map(({ id }) => id)

it.each([
  ['nothing is queued', [], [1], 1, 2],
  ['a completion is queued', [2], [1, 2], 2, 4],
  ['a completion that the server knows is queued', [1], [1], 1, 2],
  ['a lesson other than the next one is queued', [4], [1, 4], 2, 2],
  ['lessons of other courses are queued', [9], [1], 1, 2],
])('%s', (_case, waiting, done, completedCount, nextLessonId) => {
  const shown = withQueuedLessons(course(four), waiting)
  expect(completedIds(shown)).toEqual(done)
  expect(shown).toMatchObject({ completedCount, nextLessonId, percent: 25 })
})

it('The course stays at the current lesson when all others are locked', () => {
  const shown = withQueuedLessons(
    course([lesson(2), lesson(3, { isLocked: true })]),
    [2]
  )
  expect(shown.nextLessonId).toBe(2)
})
