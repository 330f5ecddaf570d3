import { nextLessonId } from './outline'

const lesson = (
  id: number,
  isCompleted = false,
  lastOpenedAt: string | null = null,
  isRequired = true
) => ({ id, isCompleted, lastOpenedAt, isRequired })

describe('continues with', () => {
  test.each([
    ['the first lesson of a new course', [lesson(1), lesson(2)], 1],
    [
      'the lesson opened last, when it is not done',
      [lesson(1), lesson(2, false, '2026-11-20')],
      2,
    ],
    [
      'the first open one, when the last opened is done',
      [lesson(1, true, '2026-11-20'), lesson(2)],
      2,
    ],
    ['nothing, when all is done', [lesson(1, true, '2026-11-20')], null],
  ])('%s', (_name, lessons, expected) => {
    expect(nextLessonId(lessons)).toBe(expected)
  })
})
