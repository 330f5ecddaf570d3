import fc from 'fast-check'

import { courseProgress, type ProgressLesson } from './progress'

/** r: required; o: optional; d: required, but a draft. */
const lessonsOf = (kinds: string): ProgressLesson[] =>
  [...kinds].map((kind, index) => ({
    id: index + 1,
    isPublished: kind !== 'd',
    isRequired: kind !== 'o',
  }))

test.each([
  // lessons, completed, was completed → percent, completed, new
  ['', [], false, 0, false, 0],
  ['rrr', [], false, 0, false, 0],
  ['rrr', [1], false, 33, false, 0],
  ['rrr', [1, 2], false, 66, false, 0],
  ['rrr', [1, 2, 3], false, 100, true, 0],
  ['rro', [1, 2], false, 100, true, 0],
  ['rro', [3], false, 0, false, 0],
  ['rrd', [1, 2], false, 100, true, 0],
  ['rrd', [3], false, 0, false, 0],
  ['oo', [1, 2], false, 0, false, 0],
  ['rr', [1, 2, 99], false, 100, true, 0],
  ['rrrr', [1, 2], true, 100, true, 2],
  ['', [], true, 100, true, 0],
])(
  '%p with %j done (completed before: %p) is %i%%',
  (kinds, done, wasCompleted, percent, isCompleted, newLessons) => {
    expect(
      courseProgress({
        lessons: lessonsOf(kinds),
        completedLessonIds: done,
        wasCompleted,
      })
    ).toMatchObject({ percent, isCompleted, newLessons })
  }
)

test('The trace gives its inputs', () => {
  const progress = courseProgress({
    lessons: lessonsOf('rrrr'),
    completedLessonIds: [1, 2, 3],
    wasCompleted: true,
  })
  expect(progress.trace).toEqual([
    {
      rule: 'requiredLessons',
      inputs: { completedLessons: 3, requiredLessons: 4 },
      result: 75,
    },
    { rule: 'completedOnce', inputs: { newLessons: 1 }, result: 100 },
  ])
})

test('Never above 100, and 100 only when everything is done', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('r', 'o', 'd'), { maxLength: 40 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 45 })),
      (kinds, done) => {
        const { percent, completedLessons, requiredLessons, isCompleted } =
          courseProgress({
            lessons: lessonsOf(kinds.join('')),
            completedLessonIds: done,
            wasCompleted: false,
          })
        expect(percent).toBeLessThanOrEqual(100)
        expect(isCompleted).toBe(
          requiredLessons > 0 && completedLessons === requiredLessons
        )
      }
    )
  )
})
