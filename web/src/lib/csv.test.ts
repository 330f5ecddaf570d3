import { toCsv } from './csv'

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

  it.each(['=1+1', '+63917', '-2', '@SUM(A1)', '\t=1'])(
    'keeps a spreadsheet from running %j',
    (text) => {
      expect(lineOf(text)).toBe(`'${text}`)
    }
  )

  it('leaves numbers alone, negative ones too', () => {
    expect(lineOf(-50.5)).toBe('-50.5')
    expect(lineOf(null)).toBe('')
  })
})
