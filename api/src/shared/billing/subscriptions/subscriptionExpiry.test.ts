import { LIFETIME_EXPIRY, startOfDay } from 'src/shared/manilaTime'

import {
  expiryFrom,
  expiryText,
  isLive,
  renewedExpiry,
  subscriptionState,
  type StoredStatus,
  type SubscriptionState,
} from './subscriptionExpiry'

const today = '2026-11-20'
const lifetime = '9999-12-31'
const at = (day: string) =>
  day === lifetime ? LIFETIME_EXPIRY : startOfDay(day)

describe('an expiry reads', () => {
  test.each([
    ['2026-11-19T15:59:59.999Z', 'Nov 19, 2026 (Expired)'],
    ['2026-11-19T16:00:00.000Z', 'Nov 20, 2026'],
    ['2027-01-05T00:00:00.000Z', 'Jan 5, 2027'],
    ['9999-12-30T15:59:59.999Z', 'Dec 30, 9999'],
    ['9999-12-31T00:00:00.000Z', 'Lifetime Access'],
    ['+010000-01-01T00:00:00.000Z', 'Lifetime Access'],
  ])('%s → %s', (expiry, text) => {
    expect(expiryText(new Date(expiry), today)).toBe(text)
  })
})

describe('the state follows from the stored status and the dates', () => {
  test.each<[StoredStatus, string | null, string | null, SubscriptionState]>([
    // status, starts, expires → state
    ['PENDING', null, null, 'pending'],
    ['ACTIVE', '2026-11-21', '2027-11-21', 'upcoming'],
    ['ACTIVE', '2026-11-20', '2026-11-20', 'active'],
    ['ACTIVE', '2025-11-20', lifetime, 'lifetime'],
    ['ACTIVE', '2025-11-20', '2026-11-19', 'grace'],
    ['ACTIVE', '2025-11-20', '2026-11-06', 'grace'],
    ['ACTIVE', '2025-11-20', '2026-11-05', 'expired'],
    ['PAUSED', '2025-11-20', '2026-11-05', 'paused'],
    ['UNENROLLED', '2025-11-20', '2027-11-05', 'unenrolled'],
    ['SUPERSEDED', '2025-11-20', '2027-11-05', 'superseded'],
  ])('%s from %s to %s is %s', (status, starts, expires, state) => {
    const times = {
      status,
      startsAt: starts === null ? null : at(starts),
      expiry: expires === null ? null : at(expires),
    }
    expect(subscriptionState(times, today)).toBe(state)
    expect(isLive(times, today)).toBe(['active', 'lifetime'].includes(state))
  })
})

describe('a renewal of 30 days on 20 November 2026', () => {
  test.each([
    // old expiry → new one
    ['2026-12-10', '2027-01-09', 'early: nothing is lost'],
    ['2026-11-20', '2026-12-20', 'on the day'],
    ['2026-11-06', '2026-12-06', 'on the last day of grace'],
    ['2026-11-05', '2026-12-20', 'after grace: from today'],
    [lifetime, lifetime, 'for life stays for life'],
  ])('Of %s ends %s (%s)', (oldExpiry, newExpiry) => {
    expect(
      renewedExpiry({
        oldExpiry: at(oldExpiry),
        validityByDays: 30,
        now: new Date('2026-11-20T23:59:59.999+08:00'),
      })
    ).toEqual(at(newExpiry))
  })

  it('Without days of validity is for life', () => {
    const renewal = {
      oldExpiry: at('2026-11-19'),
      validityByDays: null,
      now: at(today),
    }
    expect(renewedExpiry(renewal)).toBe(LIFETIME_EXPIRY)
    expect(expiryFrom(today, null)).toBe(LIFETIME_EXPIRY)
  })
})
