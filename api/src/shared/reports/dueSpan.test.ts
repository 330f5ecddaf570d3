import { agingBuckets, agingKey } from '../billing/collecting/agingBucket'
import { addDays } from '../manilaTime'

import { agingSpan, expectedSpan } from './dueSpan'

const today = '2028-03-01'

it('A bucket’s days are those that the rule puts into it, leap day included', () => {
  for (const { key } of agingBuckets) {
    const { from, to } = agingSpan(key, today)
    expect(agingKey(from, today)).toBe(key)
    expect(agingKey(to, today)).toBe(key)
  }
  expect(agingSpan('days30', today)).toEqual({
    from: '2028-01-31',
    to: '2028-02-29',
  })
})

it('The buckets cover every day', () => {
  const spans = agingBuckets.map(({ key }) => agingSpan(key, today))
  for (const [index, span] of spans.slice(1).entries())
    expect(addDays(span.to, 1)).toBe(spans[index].from)
})

it('The expected cash covers ninety days, including today', () =>
  expect(expectedSpan('2026-11-20')).toEqual({
    from: '2026-11-20',
    to: '2027-02-17',
  }))
