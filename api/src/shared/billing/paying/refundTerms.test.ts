import {
  firstRefundableDay,
  lastRefundDay,
  refundConditions,
} from './refundTerms'

const use = { until: '2026-11-17', lessonsFinished: 2, filesDownloaded: 0 }

const unmet = (changes: Partial<typeof use>, day = '2026-11-12') =>
  refundConditions({ ...use, ...changes }, day)
    .filter(({ isMet }) => !isMet)
    .map(({ key }) => key)

it('The seven days are those of Manila and end with the seventh', () => {
  // 1 AM on the 10th in Manila.
  expect(lastRefundDay(new Date('2026-11-09T17:00:00Z'))).toBe('2026-11-17')
  expect(firstRefundableDay('2026-11-17')).toBe('2026-11-10')
})

it('Each condition stands for itself', () => {
  expect(unmet({})).toEqual([])
  expect(unmet({}, '2026-11-17')).toEqual([])
  expect(unmet({}, '2026-11-18')).toEqual(['days'])
  expect(unmet({ lessonsFinished: 3 })).toEqual(['lessons'])
  expect(unmet({ filesDownloaded: 1 })).toEqual(['files'])
})
