import { isSearchable, searchWords } from './searchText'

test.each([
  ['  dela   Cruz ', ['dela', 'cruz']],
  ['Cruz, Juan', ['cruz', 'juan']],
  ['Santos-Reyes', ['santos', 'reyes']],
  ['Santos\u2013Reyes', ['santos', 'reyes']],
  ['Ma.\u00a0Theresa', ['ma', 'theresa']],
  ['O’Brien', ['obrien']],
  ['pen\u0303a', ['pe\u00f1a']],
  ['\u202aJuan\u202c', ['juan']],
  ['Ana ana.cruz+1@example.com', ['ana', 'ana.cruz+1@example.com']],
  ['Ana C. <ana@example.com>', ['ana@example.com']],
  ['mailto:ana@example.com?subject=Hi', ['ana@example.com']],
  ['<ana@example.com>', ['ana@example.com']],
  ['(ana@example.com).', ['ana@example.com']],
  ['“ana@example.com”', ['ana@example.com']],
  ["o'brien@example.com", ["o'brien@example.com"]],
  ['ana@', ['ana@']],
  ['@ana', ['ana']],
  [' %_ - ', []],
  ['小明', ['小明']],
])('The words of %j are %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words)
})

test('A search of very many words looks at the first ten', () => {
  expect(searchWords('a '.repeat(1000))).toHaveLength(10)
})

test.each(['<@', '@', '<', '.', "'", '<a@b', '\u0301', ' a@'])(
  'A search of a million characters of %j is read at once',
  (signs) => {
    const began = process.cpuUsage()
    searchWords(`<${signs.repeat(500_000)}`)
    // It took hours when each sign before an address began another try.
    expect(process.cpuUsage(began).user).toBeLessThan(3_000_000)
  }
)

test('One letter is too short for a search', () => {
  expect(isSearchable('a')).toBe(false)
  expect(isSearchable('añ')).toBe(true)
})
