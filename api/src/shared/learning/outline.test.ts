import { lockedLessonIds, nextLessonId } from './outline'

const lesson = (
  id: number,
  isCompleted = false,
  lastOpenedAt: string | null = null,
  isRequired = true
) => ({ id, isCompleted, lastOpenedAt, isRequired })

describe('locked lessons', () => {
  test('of a free course: none', () => {
    expect(lockedLessonIds('FREE', [lesson(1), lesson(2)]).size).toBe(0)
  })

  test('of a sequential one: all behind the first required lesson that is not done', () => {
    const lessons = [lesson(1, true), lesson(2), lesson(3), lesson(4)]
    expect([...lockedLessonIds('SEQUENTIAL', lessons)]).toEqual([3, 4])
  })

  test('an optional lesson holds nobody up', () => {
    const lessons = [lesson(1, false, null, false), lesson(2)]
    expect(lockedLessonIds('SEQUENTIAL', lessons).size).toBe(0)
  })

  test('none once everything is done', () => {
    expect(lockedLessonIds('SEQUENTIAL', [lesson(1, true)]).size).toBe(0)
  })
})

describe('go on with', () => {
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
