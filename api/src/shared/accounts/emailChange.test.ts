import { isEffective, maskEmail } from './emailChange'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour))
const waitsUntil = at(12)

describe('a proposed address takes effect', () => {
  it.each([
    ['before anything', {}, 11, false],
    ['confirmed, in the wait', { confirmedAt: at(1) }, 11, false],
    ['confirmed, at the end of the wait', { confirmedAt: at(1) }, 12, true],
    ['confirmed and agreed', { confirmedAt: at(1), agreedAt: at(2) }, 3, true],
    [
      'confirmed and shortened',
      { confirmedAt: at(1), shortenedAt: at(2) },
      3,
      true,
    ],
    ['only agreed', { agreedAt: at(2) }, 20, false],
    ['only shortened', { shortenedAt: at(2) }, 20, false],
    ['unconfirmed, after the wait', {}, 20, false],
  ])('%s', (_, change, hour, expected) => {
    const none = { confirmedAt: null, agreedAt: null, shortenedAt: null }
    expect(isEffective({ ...none, waitsUntil, ...change }, at(hour))).toBe(
      expected
    )
  })
})

it.each([
  ['maria@example.com', 'm…@example.com'],
  ['a@example.com', 'a…@example.com'],
])('%s is masked as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
