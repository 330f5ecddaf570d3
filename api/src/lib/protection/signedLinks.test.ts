import {
  ANYBODY,
  opensFile,
  signedFileUrl,
  type LinkQuery,
} from './signedLinks'

const NOW = Date.UTC(2026, 10, 22, 3, 2)
const MINUTE = 60_000
const ANA = 7
const BEN = 8

const queryOf = (url: string) =>
  Object.fromEntries(new URL(url, 'http://localhost').searchParams) as LinkQuery

describe('a signed link', () => {
  const query = queryOf(signedFileUrl(12, ANA, NOW))

  it('Opens its file for its owner, for ten minutes at most', () => {
    expect(opensFile(12, query, ANA, NOW)).toBe(true)
    expect(opensFile(12, query, ANA, NOW + 5 * MINUTE)).toBe(true)
    expect(opensFile(12, query, ANA, NOW + 10 * MINUTE)).toBe(false)
  })

  it('Stays the same for five minutes, so that browsers can cache the file', () => {
    expect(signedFileUrl(12, ANA, NOW + MINUTE)).toBe(
      signedFileUrl(12, ANA, NOW)
    )
  })

  it.each<[string, number, LinkQuery, number | undefined]>([
    ['another file', 13, query, ANA],
    ['another viewer', 12, query, BEN],
    ['a visitor', 12, query, undefined],
    ['a later end', 12, { ...query, until: String(NOW) }, ANA],
    ['another owner', 12, { ...query, of: String(BEN) }, BEN],
    [
      'the owner replaced by anyone',
      12,
      { ...query, of: String(ANYBODY) },
      undefined,
    ],
    ['no signature', 12, { until: query.until, of: query.of }, ANA],
    ['nothing', 12, {}, ANA],
  ])('Opens nothing with %s', (_name, file, changed, viewer) => {
    expect(opensFile(file, changed, viewer, NOW)).toBe(false)
  })

  it('For anyone opens without an account', () => {
    const open = queryOf(signedFileUrl(12, ANYBODY, NOW))
    expect(opensFile(12, open, undefined, NOW)).toBe(true)
  })
})
