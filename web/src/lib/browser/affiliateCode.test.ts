import { keepAffiliateCode } from './affiliateCode'
import { keptAffiliateCode } from './keptAffiliateCode'
import { storageKeys, store, storedText } from './storageKeys'

const DAY_MS = 86_400_000

const comeTo = (page: string, code: string) => {
  window.history.pushState({}, '', page)
  keepAffiliateCode(code)
}

describe('the kept code of an affiliate', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => jest.useRealTimers())

  it('is the last one, and counts for 60 days', () => {
    jest.useFakeTimers().setSystemTime(new Date('2026-11-25T08:00:00Z'))
    expect(keptAffiliateCode()).toBeUndefined()
    keepAffiliateCode('K7MPX2QH')
    keepAffiliateCode('WENA2345.flyer')
    jest.setSystemTime(Date.now() + 59 * DAY_MS)
    expect(keptAffiliateCode()?.code).toBe('WENA2345.flyer K7MPX2QH')
    jest.setSystemTime(Date.now() + DAY_MS)
    expect(keptAffiliateCode()).toBeUndefined()
    expect(storedText(storageKeys.affiliateCode)).toBeNull()
  })

  it('stays if an address brings a text that is no code', () => {
    keepAffiliateCode('K7MPX2QH')
    keepAffiliateCode('K7MPX')
    keepAffiliateCode('{{aff}}')
    expect(keptAffiliateCode()?.code).toBe('K7MPX2QH')
  })

  it('is followed by those that it replaced, as long as they count', () => {
    jest.useFakeTimers().setSystemTime(new Date('2026-11-25T08:00:00Z'))
    for (const code of ['AAAAAAA2', 'AAAAAAA3', 'AAAAAAA4', 'AAAAAAA5']) {
      keepAffiliateCode(code)
      keepAffiliateCode(code)
      jest.setSystemTime(Date.now() + 15 * DAY_MS)
    }
    expect(keptAffiliateCode()?.code).toBe('AAAAAAA5 AAAAAAA4 AAAAAAA3')
    keepAffiliateCode('AAAAAAA6')
    expect(keptAffiliateCode()?.code).toBe(
      'AAAAAAA6 AAAAAAA5 AAAAAAA4 AAAAAAA3'
    )
  })

  it('has the page where the visitor first came with it', () => {
    comeTo('/freelance-kickstart?aff=K7MPX2QH', 'K7MPX2QH')
    comeTo('/signup?aff=K7MPX2QH', 'K7MPX2QH')
    expect(keptAffiliateCode()?.page).toBe('/freelance-kickstart')
    comeTo('/fast', 'WENA2345')
    expect(keptAffiliateCode()?.page).toBe('/fast')
  })

  it('is dropped if its time is unknown', () => {
    for (const kept of ['K7MPX2QH', { code: 'K7MPX2QH' }]) {
      store(storageKeys.affiliateCode, kept)
      expect(keptAffiliateCode()).toBeUndefined()
      expect(storedText(storageKeys.affiliateCode)).toBeNull()
    }
  })
})
