import { DEFAULT_ZONE, timezones } from './timezones'
import { instantOf } from './zoneTime'

const offsetOf = (region: string, month: number) => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: region,
    timeZoneName: 'longOffset',
  }).formatToParts(new Date(Date.UTC(2026, month, 1)))
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value
  return text === 'GMT' ? 'GMT+00:00' : text
}

test('Offsets run from -12:00 to +14:00, each once', () => {
  const offsets = timezones.map(({ offset }) => offset)
  expect(offsets.at(0)).toBe('GMT-12:00')
  expect(offsets.at(-1)).toBe('GMT+14:00')
  expect(new Set(offsets).size).toBe(offsets.length)
})

test('The default is GMT+08:00, Asia/Singapore, which has the time of Manila', () => {
  expect(DEFAULT_ZONE).toBe('Asia/Singapore')
  expect(timezones).toContainEqual({
    offset: 'GMT+08:00',
    region: 'Asia/Singapore',
  })
  for (const month of ['01', '07'])
    expect(instantOf(`2026-${month}-15T19:30`, DEFAULT_ZONE)).toEqual(
      instantOf(`2026-${month}-15T19:30`, 'Asia/Manila')
    )
})

test.each(timezones)(
  '$region has $offset in winter or summer',
  ({ region, offset }) => {
    expect([offsetOf(region, 0), offsetOf(region, 6)]).toContain(offset)
  }
)
