import { LIFETIME_EXPIRY, startOfDay } from '../manilaTime'

import { membershipStatus } from './membershipStatus'
import type { StoredStatus, SubscriptionTimes } from './subscriptionExpiry'

const on = (status: StoredStatus, expiry: Date | null): SubscriptionTimes => ({
  status,
  expiry,
})
const live = on('ACTIVE', startOfDay('2027-01-01'))
const forLife = on('ACTIVE', LIFETIME_EXPIRY)
const inGrace = on('ACTIVE', startOfDay('2026-11-19'))
const expired = on('ACTIVE', startOfDay('2025-01-01'))
const superseded = on('SUPERSEDED', startOfDay('2027-01-01'))
const unenrolled = on('UNENROLLED', startOfDay('2027-01-01'))
const pending = on('PENDING', null)
const paused = on('PAUSED', startOfDay('2027-01-01'))

test.each<[string, SubscriptionTimes[], string | null]>([
  ['nothing', [], null],
  ['only pending', [pending], null],
  ['only paused', [paused], null],
  ['one live', [live], 'Active'],
  ['one for life', [forLife], 'Active'],
  ['one live beside past ones', [live, expired, superseded, pending], 'Active'],
  ['several live', [live, forLife], 'Multiple Subscriptions Found'],
  ['in grace', [inGrace], 'Expired'],
  ['past', [expired], 'Expired'],
  ['unenrolled', [unenrolled, pending], 'Expired'],
])('%s', (_, subscriptions, status) => {
  expect(membershipStatus(subscriptions, '2026-11-20')).toBe(status)
})
