import { fromWallTime, toWallTime } from './dateTimeInput'

describe('the date and time of a form', () => {
  it("are Manila's in any time zone of the browser", () => {
    expect(toWallTime('2026-11-20T16:30:00.000Z')).toBe('2026-11-21T00:30')
    expect(fromWallTime('2026-11-21T00:30')).toBe('2026-11-20T16:30:00.000Z')
  })

  it('are null while incomplete', () => {
    expect(toWallTime(null)).toBe('')
    expect(fromWallTime('')).toBeNull()
    expect(fromWallTime('2026-11-21')).toBeNull()
  })
})
