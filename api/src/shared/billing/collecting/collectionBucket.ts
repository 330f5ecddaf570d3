// The tabs of the cash collection report (spec section 4, filter "cash collection"). The days until its expiry assign a
// membership to a tab. The screen shows these ranges.
import { GRACE_DAYS } from '../../constants'
import { daysBetween, type Day } from '../../manilaTime'

/** The tabs by the spec's words, as they appear in the address. */
export const collectionTabs = [
  'all',
  'unenrolled',
  'for-regular-renewal',
  'early-renewal',
  'er-warmup',
  'collected',
] as const

export type CollectionTab = (typeof collectionTabs)[number]

/** The days until the expiry day that belong to a tab, including both ends; negative after the expiry. */
export type DayRange = { from: number; to: number }

export const collectionRanges = {
  'er-warmup': { from: 31, to: 60 },
  'early-renewal': { from: 1, to: 30 },
  'for-regular-renewal': { from: -GRACE_DAYS, to: 0 },
} as const satisfies Partial<Record<CollectionTab, DayRange>>

export type CollectionBucket = keyof typeof collectionRanges | 'unenrolled'

export type CollectionTrace = {
  bucket: CollectionBucket | null
  rule: 'left' | 'range' | 'pastGrace' | 'notYet' | 'forLife'
  inputs: { expiryDay: Day | null; daysLeft: number | null }
}

/** @param expiryDay null: for life */
export const collectionBucket = (
  { expiryDay, hasLeft }: { expiryDay: Day | null; hasLeft: boolean },
  today: Day
): CollectionTrace => {
  const daysLeft = expiryDay === null ? null : daysBetween(today, expiryDay)
  const answer = (
    bucket: CollectionBucket | null,
    rule: CollectionTrace['rule']
  ) => ({ bucket, rule, inputs: { expiryDay, daysLeft } })

  if (hasLeft) return answer('unenrolled', 'left')
  if (daysLeft === null) return answer(null, 'forLife')
  if (daysLeft < -GRACE_DAYS) return answer('unenrolled', 'pastGrace')
  const found = Object.entries(collectionRanges).find(
    ([, { from, to }]) => daysLeft >= from && daysLeft <= to
  )
  return found
    ? answer(found[0] as CollectionBucket, 'range')
    : answer(null, 'notYet')
}
