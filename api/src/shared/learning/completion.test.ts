import { completionText, isLessonDone, type CompletionRule } from './completion'

const manual: CompletionRule = { completion: 'MANUAL', completionValue: null }
const watch = (percent: number | null): CompletionRule => ({
  completion: 'VIDEO_PERCENT',
  completionValue: percent,
})

test.each([
  // rule, Done pressed, watched, length → done
  [manual, false, 600, 600, false],
  [manual, true, 0, null, true],
  [watch(90), false, 539, 600, false],
  [watch(90), false, 540, 600, true],
  [watch(90), true, 0, 600, true],
  [watch(null), false, 540, 600, true],
  [watch(50), false, 300, 600, true],
  [watch(90), false, 999, null, false],
  [watch(90), false, 0, 0, false],
])(
  '%j, Done %p, %i of %p s: %p',
  (rule, hasPressedDone, furthestSec, videoSeconds, done) => {
    expect(
      isLessonDone(rule, { hasPressedDone, furthestSec, videoSeconds })
    ).toBe(done)
  }
)

test('The learner is shown the rule', () => {
  expect(completionText(manual)).toEqual({ key: 'learning.completion.manual' })
  expect(completionText(watch(80))).toEqual({
    key: 'learning.completion.videoPercent',
    percent: 80,
  })
  expect(completionText(watch(null))).toMatchObject({ percent: 90 })
})
