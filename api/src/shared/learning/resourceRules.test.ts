import {
  areTagsShort,
  isNewerThan,
  MAX_TAGS,
  previewOf,
  resourceState,
  tagsOf,
} from './resourceRules'

test.each([
  [['Clients', '#clients ', 'CLIENTS'], ['clients']],
  [['  Client   work '], ['client work']],
  [
    ['b', '', ' # ', 'a'],
    ['b', 'a'],
  ],
  [['Pan\u0303o'], ['pa\u00f1o']],
])('%j are stored as %j', (typed, kept) => {
  expect(tagsOf(typed)).toEqual(kept)
})

test('Tags are limited in number and length', () => {
  const many = Array.from({ length: MAX_TAGS }, (_, index) => `tag ${index}`)
  expect(areTagsShort(many)).toBe(true)
  expect(areTagsShort([...many, 'one more'])).toBe(false)
  expect(areTagsShort(['x'.repeat(30)])).toBe(true)
  expect(areTagsShort(['x'.repeat(31)])).toBe(false)
})

test.each([
  ['image/png', 'image'],
  ['video/mp4', 'video'],
  ['audio/mpeg', 'audio'],
  ['application/pdf', 'pdf'],
  ['image/svg+xml', null],
  ['video/x-msvideo', null],
  ['application/zip', null],
  ['toString', null],
])('%s is previewed as %s', (mime, preview) => {
  expect(previewOf(mime)).toBe(preview)
})

const now = new Date('2026-11-20T12:00:00+08:00')
test.each([
  ['PUBLISHED', null, 'PUBLISHED'],
  ['PUBLISHED', '2026-11-20T12:00:00.001+08:00', 'PUBLISHED'],
  ['PUBLISHED', '2026-11-20T12:00:00+08:00', 'EXPIRED'],
  ['DRAFT', '2026-11-01T00:00:00+08:00', 'DRAFT'],
  ['ARCHIVED', '2026-11-01T00:00:00+08:00', 'ARCHIVED'],
] as const)('%s until %s is %s', (status, expiresAt, state) => {
  expect(resourceState({ status, expiresAt }, now)).toBe(state)
})

test.each([
  [null, 2, false],
  [1, 2, true],
  [2, 2, false],
] as const)(
  'A user with version %s is told of version %s: %s',
  (had, is, news) => {
    expect(isNewerThan(had, is)).toBe(news)
  }
)
