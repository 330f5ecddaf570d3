import { timezones } from './timezones'

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

test('GMT+08:00 is Asia/Singapore’s', () => {
  expect(timezones).toContainEqual({
    offset: 'GMT+08:00',
    region: 'Asia/Singapore',
  })
})

test.each(timezones)(
  '$region has $offset in winter or summer',
  ({ region, offset }) => {
    expect([offsetOf(region, 0), offsetOf(region, 6)]).toContain(offset)
  }
)
