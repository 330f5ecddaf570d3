import { LIFETIME_EXPIRY, startOfDay } from 'src/shared/manilaTime'

import { membershipStatus, membershipTrace } from './membershipStatus'
import type { StoredStatus, SubscriptionTimes } from './subscriptionExpiry'

const on = (status: StoredStatus, expiry: Date | null): SubscriptionTimes => ({
  status,
  expiry,
})
const primary = (times: SubscriptionTimes) => ({ ...times, isPrimary: true })
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
  ['several live, one primary', [live, primary(forLife)], 'Active'],
  [
    'several live beside a primary that is over',
    [live, forLife, primary(expired)],
    'Multiple Subscriptions Found',
  ],
  ['in grace', [inGrace], 'Expired'],
  ['past', [expired], 'Expired'],
  ['unenrolled', [unenrolled, pending], 'Expired'],
])('%s', (_, subscriptions, status) => {
  expect(membershipStatus(subscriptions, '2026-11-20')).toBe(status)
})

test('The trace names the rule and its counts', () => {
  const live = {
    status: 'ACTIVE' as const,
    startsAt: new Date('2026-01-01'),
    expiry: new Date('9999-12-31'),
  }
  const past = { ...live, expiry: new Date('2020-01-01') }
  const rules = [
    [live, live],
    [{ ...live, isPrimary: true }, live],
    [live, past],
    [past],
    [],
  ].map((held) => membershipTrace(held, '2026-11-20'))
  expect(rules).toEqual([
    {
      status: 'Multiple Subscriptions Found',
      rule: 'several',
      inputs: { live: 2, past: 0 },
    },
    { status: 'Active', rule: 'primary', inputs: { live: 2, past: 0 } },
    { status: 'Active', rule: 'live', inputs: { live: 1, past: 1 } },
    { status: 'Expired', rule: 'past', inputs: { live: 0, past: 1 } },
    { status: null, rule: 'none', inputs: { live: 0, past: 0 } },
  ])
})
