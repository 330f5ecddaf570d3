import { LIFETIME_EXPIRY, startOfDay } from 'src/shared/manilaTime'

import { isStillOwned } from './stillOwned'
import type { StoredStatus } from './subscriptionExpiry'

const TODAY = '2026-11-20'

describe('a subscription prevents buying its funnel again', () => {
  test.each<[StoredStatus, string | null, boolean, boolean]>([
    // status, expiry → blocks an ordinary funnel, blocks a funnel that renews
    ['PENDING', null, true, true],
    ['PAUSED', '2026-01-01', true, true],
    ['ACTIVE', null, true, true],
    ['ACTIVE', '2026-12-21', true, true],
    ['ACTIVE', '2026-12-20', true, false],
    ['ACTIVE', '2026-11-20', true, false],
    ['ACTIVE', '2026-11-19', false, false],
    ['UNENROLLED', '2027-11-20', false, false],
    ['SUPERSEDED', '2027-11-20', false, false],
  ])('%s until %s: %p, to renew %p', (status, day, ordinary, renewal) => {
    const times = { status, expiry: day === null ? null : startOfDay(day) }
    expect(isStillOwned(times, false, TODAY)).toBe(ordinary)
    expect(isStillOwned(times, true, TODAY)).toBe(renewal)
  })

  test('Always, if it is for life', () => {
    const forLife = { status: 'ACTIVE' as const, expiry: LIFETIME_EXPIRY }
    expect(isStillOwned(forLife, true, TODAY)).toBe(true)
  })
})
