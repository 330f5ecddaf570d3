import { keepAffiliateCode, keptAffiliateCode } from './affiliateCode'
import { storageKeys, store, storedText } from './storageKeys'

const DAY_MS = 86_400_000

describe('the kept code of an affiliate', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => jest.useRealTimers())

  it('is the last one, and counts for 60 days', () => {
    jest.useFakeTimers().setSystemTime(new Date('2026-11-25T08:00:00Z'))
    expect(keptAffiliateCode()).toBeUndefined()
    keepAffiliateCode('K7MPX2QH')
    keepAffiliateCode('WENA2345.flyer')
    jest.setSystemTime(Date.now() + 59 * DAY_MS)
    expect(keptAffiliateCode()).toBe('WENA2345.flyer')
    jest.setSystemTime(Date.now() + DAY_MS)
    expect(keptAffiliateCode()).toBeUndefined()
    expect(storedText(storageKeys.affiliateCode)).toBeNull()
  })

  it('is dropped if its time is unknown', () => {
    store(storageKeys.affiliateCode, 'K7MPX2QH')
    expect(keptAffiliateCode()).toBeUndefined()
    expect(storedText(storageKeys.affiliateCode)).toBeNull()
  })
})
