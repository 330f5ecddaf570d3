import {
  feedKeyOf,
  feedPath,
  hasLink,
  namedIn,
  placeOfKey,
  textParts,
  withNames,
} from './feeds'

describe('the address of a feed', () => {
  test.each([
    ['school', { kind: 'school' }],
    ['stage-3', { kind: 'stage', id: 3 }],
    ['batch-17', { kind: 'batch', id: 17 }],
    ['group-2147483647', { kind: 'group', id: 2147483647 }],
  ])('%s names a place', (key, place) => {
    expect(placeOfKey(key)).toEqual(place)
    expect(feedKeyOf(place as never)).toBe(key)
  })

  test.each([
    '',
    'school-1',
    'stage',
    'stage-0',
    'stage-x',
    'group-1.5',
    'group--1',
    'group-2147483648',
    'group-99999999999',
    'user-1',
    "group-1' OR true",
  ])('"%s" names none', (key) => expect(placeOfKey(key)).toBeNull())

  test('Leads to a post', () => {
    expect(feedPath('group-1')).toBe('/community?feed=group-1')
    expect(feedPath('group-1', 5)).toBe('/community?feed=group-1&post=5')
  })
})

const kindsOf = (text: string) =>
  textParts(text)
    .filter(({ kind }) => kind !== 'text')
    .map(({ kind, text: part }) => `${kind} ${part}`)

test('A link without a scheme leads to an encrypted address', () => {
  expect(textParts('bit.ly/ana')).toEqual([
    { kind: 'link', text: 'bit.ly/ana', href: 'https://bit.ly/ana' },
  ])
})

test.each(['www.example.com', 'bit.ly/ana', 'youtu.be/x', 'https://a.example'])(
  'A text that becomes a link counts as a link: %s',
  (text) => {
    expect(textParts(text)[0].kind).toBe('link')
    expect(hasLink(text)).toBe(true)
  }
)

describe('the parts of a text', () => {
  test.each([
    ['See https://example.com/a?b=c#d.', ['link https://example.com/a?b=c#d']],
    ['(http://example.com)', ['link http://example.com']],
    [
      'https://en.wikipedia.org/wiki/Manila_(city)',
      ['link https://en.wikipedia.org/wiki/Manila_(city)'],
    ],
    ['(see https://a.example/x_(y)).', ['link https://a.example/x_(y)']],
    ['[a](https://a.example/b)', ['link https://a.example/b']],
    ['https://a.example/[1]?q={2}!', ['link https://a.example/[1]?q={2}']],
    ['https://a.example/(((', ['link https://a.example/(((']],
    ['“https://a.example/b”…', ['link https://a.example/b']],
    ['https://a.example/b。', ['link https://a.example/b']],
    ['See www.example.com.', ['link www.example.com']],
    ['(bit.ly/ana)', ['link bit.ly/ana']],
    ['forms.gle/x, m.me/ana!', ['link forms.gle/x', 'link m.me/ana']],
    ['us06web.zoom.us/j/1?pwd=x.', ['link us06web.zoom.us/j/1?pwd=x']],
    ['fb.watch/a/ lnkd.in/b', ['link fb.watch/a/', 'link lnkd.in/b']],
    ['ana@example.com/x, x.www.y, and/or, po.Yes/No', []],
    ['9 a.m./p.m., node.js/express, www.', []],
    ['www.user:pass@evil.example/x', []],
    ['Hi @ana-cruz, and @ben!', ['person @ana-cruz', 'person @ben']],
    ['https://a.example/b\u200b c', ['link https://a.example/b']],
    ['\u202ahttps://a.example/b\u202c', ['link https://a.example/b']],
    ['https://a.example/b،', ['link https://a.example/b']],
    ['👉https://a.example/b👈🏽!', ['link https://a.example/b']],
    ['https://a.example/b❤️🇵🇭👩‍💻 ok', ['link https://a.example/b']],
    ['https://a.example/🎉/b©', ['link https://a.example/🎉/b']],
    ['【https://a.example/b】', ['link https://a.example/b']],
    ['@ana-cruz’s and (@ben)', ['person @ana-cruz', 'person @ben']],
    ['@ana_cruz, @ana-cruz_x, @ana-ñ, @josé, @beñ, @ana@example.com', []],
    ['@ana- or @ana-, too', ['person @ana', 'person @ana']],
    ['Ana@example.com, a@b, x/@y', []],
    ['javascript:alert(1)', []],
    ['data:text/html,<script>', []],
    ['ftp://example.com', []],
    ['https://user:pass@evil.example', []],
    ['https://', []],
    ['<img src=x onerror=alert(1)>', []],
    ['<a href="https://a.example">x</a>', ['link https://a.example']],
  ])('%s', (text, parts) => {
    expect(kindsOf(text)).toEqual(parts)
    expect(
      textParts(text)
        .map((part) => part.text)
        .join('')
    ).toBe(text)
  })

  test('A line shows the names of people, and leaves unknown ones', () => {
    expect(
      withNames('Hi @ben-1, ask @Ana-2 or mail a@ben-1', [
        { slug: 'ben-1', name: 'Ben Bautista' },
      ])
    ).toBe('Hi @Ben Bautista, ask @Ana-2 or mail a@ben-1')
  })

  test('A named person counts once, and ten people at most', () => {
    expect(namedIn('@ana @Ana @ben')).toEqual(['ana', 'ben'])
    expect(
      namedIn(Array.from({ length: 20 }, (_, i) => `@p${i}`).join(' '))
    ).toHaveLength(10)
  })
})

test.each([
  ['http://a.b', true],
  ['HTTPS://A.example', true],
  ['www.example', true],
  ['cheap.shop now', true],
  ['t.me/x', true],
  ['go to evil.dev', true],
  ['ｅｖｉｌ．ｃｏｍ', true],
  ['evil。com', true],
  ['https:evil.app', true],
  ['evil\u200b.com', true],
  ['evil.\u00adcom', true],
  ['EVIL.SHOP', true],
  ['Evil.Me/ana', true],
  ['Good morning. How are you?', false],
  ['Salamat po.To God be the glory', false],
  ['salamat po.to all the coaches', false],
  ['Hello po.Me and my sister', false],
  ['Opo.Live ba mamaya?', false],
  ['Yes.Pro ako dito', false],
  ['I earned 3.5k', false],
  ['a: b', false],
])('Whether "%s" has a link: %s', (text, has) =>
  expect(hasLink(text)).toBe(has)
)

test.each([')', '()', '(', '.', '😀', 'https://', '@a', 'a.', '-'])(
  'A text of %j alone is read once',
  (signs) => {
    const text = `https://a.ph/${signs.repeat(100_000)}`
    const began = process.cpuUsage()
    textParts(text)
    // It took the square of the number of brackets, at each reading of a post.
    expect(process.cpuUsage(began).user).toBeLessThan(3_000_000)
  }
)

test('A long word is read once', () => {
  const began = process.cpuUsage()
  expect(hasLink('a'.repeat(100_000))).toBe(false)
  // It took a minute when each letter began another try.
  expect(process.cpuUsage(began).user).toBeLessThan(5_000_000)
})
