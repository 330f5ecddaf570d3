import fc from 'fast-check'
import papaparse from 'papaparse'

import { csvTime, toCsv } from './csv'

const lineOf = (value: string | number | null) =>
  toCsv(['Name'], [[value]]).split('\r\n')[1]

describe('toCsv', () => {
  it('starts with a byte order mark and the titles', () => {
    expect(toCsv(['Name', 'Price'], [['Ana', 10]])).toBe(
      '\ufeffName,Price\r\nAna,10\r\n'
    )
  })

  it('quotes commas, quotes and line breaks', () => {
    expect(lineOf('Cruz, Ana')).toBe('"Cruz, Ana"')
    expect(lineOf('say "po"')).toBe('"say ""po"""')
  })

  it('keeps long references, which spreadsheets would round', () => {
    expect(lineOf('202611281234567890')).toBe('"=""202611281234567890"""')
    expect(lineOf(2026)).toBe('2026')
  })

  it.each([
    '=1+1',
    '+63917',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '＝1+1',
    '＋63917',
    '－2',
    '＠SUM(A1)',
    ' =1+1',
    '\u00a0=1+1',
  ])('prevents spreadsheets from running %j', (text) => {
    expect(lineOf(text)).toBe(`'${text}`)
  })

  // S-55
  it('keeps the content of any text, and no cell starts like a formula', () => {
    const sign = fc.constantFrom(...'=+-@＝＋－＠\t\r\n,;"\' a')
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(sign).map((signs) => signs.join(''))
    )
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 6 }), (texts) => {
        const { data } = papaparse.parse<string[]>(
          toCsv(
            texts.map(() => 'Name'),
            [texts]
          ),
          { delimiter: ',', newline: '\r\n' }
        )
        texts.forEach((each, index) => {
          const read = data[1][index]
          expect([each, `'${each}`]).toContain(read)
          expect(read).not.toMatch(/^(\s*[=+\-@＝＋－＠]|[\t\r\n])/)
        })
      })
    )
  })

  it('leaves numbers unchanged, negative ones too', () => {
    expect(lineOf(-50.5)).toBe('-50.5')
    expect(lineOf(null)).toBe('')
  })
})

it.each([
  ['2026-11-27T15:05:00.000Z', '2026-11-27 23:05'],
  ['2026-11-27T16:00:00.000Z', '2026-11-28 00:00'],
  ['2026-11-27', '2026-11-27'],
  [null, null],
])('The moment %p is %p in a file', (moment, text) => {
  expect(csvTime(moment)).toBe(text)
})
