import { fromWallTime, toWallTime } from './dateTimeInput'

describe('the wall time of a form', () => {
  it("is Manila's, wherever the browser is", () => {
    expect(toWallTime('2026-11-20T16:30:00.000Z')).toBe('2026-11-21T00:30')
    expect(fromWallTime('2026-11-21T00:30')).toBe('2026-11-20T16:30:00.000Z')
  })

  it('is nothing while it is not complete', () => {
    expect(toWallTime(null)).toBe('')
    expect(fromWallTime('')).toBeNull()
    expect(fromWallTime('2026-11-21')).toBeNull()
  })
})
