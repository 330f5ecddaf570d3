import PDF from 'pdfkit'

import { statementExample } from 'src/testing/documents'

import { layOutCertificate } from './certificatePdf'
import type { Pdf } from './fonts'
import { layOutPdf } from './pdf'

type Open = {
  _font: { layout: (text: string) => { glyphs: { id: number }[] } }
}
type Written = {
  text: string
  from: number
  to: number
  top: number
  isBox: boolean
}

let written: Written[] = []

const { text: original } = PDF.prototype
type Call = [text: string, from: number, top: number]
const note = function (this: Pdf, ...call: Call) {
  const [text, from, top] = call
  const { glyphs } = (this as unknown as Open)._font.layout(text)
  const to = from + this.widthOfString(text)
  const isBox = glyphs.some(({ id }) => id === 0)
  written.push({ text, from, to, top, isBox })
  return original.apply(this, call)
}
const spy = jest
  .spyOn(PDF.prototype, 'text')
  .mockImplementation(note as typeof original)
beforeEach(() => (written = []))
afterAll(() => spy.mockRestore())

const MARGIN = 48
const MIDDLE = 595.28 / 2

/** The texts of a value in the left of two columns, in the order of reading from the left. */
const writeValue = async (value: string) => {
  await layOutPdf({
    ...statementExample,
    facts: [['Billed to', value]],
    table: undefined,
  })
  const label = written.findIndex(({ text }) => text === 'Billed to')
  const total = written.findIndex(({ text }) => text === 'Total')
  return written.slice(label + 1, total)
}

const shown: [string, string, string[]][] = [
  ['A Spanish name', 'María Peña', ['María Peña']],
  ['A name in Chinese', '王小明', ['WangXiaoMing']],
  ['A name in Japanese', 'やまだ カー', ['yamada ka']],
  ['A name in Korean', '김철수', ['GimCheolSu']],
  ['A name in Arabic, from the right,', 'محمد علي', ['علي', ' ', 'محمد']],
  ['An Arabic name before a Latin one', 'محمد Cruz', ['محمد', ' Cruz']],
  ['A bracket in Arabic', 'محمد (علي)', ['(', 'علي', ') ', 'محمد']],
  ['A number in Arabic', 'شارع ١٢٣', ['123', ' ', 'شارع']],
  ['A script without a font', 'ᜃᜎᜒ', ['kali']],
  ['A name in Baybayin', 'ᜊᜌ᜔ᜊᜌᜒᜈ᜔ Cruz', ['baybayin Cruz']],
  ['A name in letters of mathematics', '𝓙𝓾𝓪𝓷', ['Juan']],
  ['A name with pictures', 'Ana 😀 🇵🇭 👩‍👩‍👧 Cruz', ['Ana Cruz']],
  ['A name in composed letters', 'Pen\u0303a', ['Peña']],
]

test.each(shown)('%s is shown', async (_, name, texts) => {
  const pieces = await writeValue(name)
  expect(pieces.map(({ text }) => text)).toEqual(texts)
})

test('No character of Unicode shows as an empty box', async () => {
  const characters: string[] = []
  for (let codePoint = 0x20; codePoint < 0x323b0; codePoint += 41)
    if (codePoint < 0xd800 || codePoint > 0xdfff)
      characters.push(String.fromCodePoint(codePoint))
  const notes = [characters.join(''), characters.join(' ')]
  await layOutPdf({ ...statementExample, notes })
  expect(written.filter(({ isBox }) => isBox)).toEqual([])
})

const long = [
  ['Latin', 'W'.repeat(80)],
  ['Latin words', 'María Peña '.repeat(12)],
  ['Arabic', 'محمد'.repeat(40)],
  ['Chinese', '王'.repeat(80)],
  ['a script without a font', 'ᜃᜎᜒ'.repeat(40)],
]

test.each(long)('A long text in %s stays in its column', async (_, text) => {
  const pieces = await writeValue(text)
  expect(new Set(pieces.map(({ top }) => top)).size).toBeGreaterThan(1)
  for (const { from, to } of pieces) {
    expect(from).toBeGreaterThanOrEqual(MARGIN)
    expect(to).toBeLessThan(MIDDLE)
  }
})

test('A total with a long label moves the next one down', async () => {
  const label = 'Discount of a very long name '.repeat(3)
  await layOutPdf({
    ...statementExample,
    totals: [
      [label, '₱1.00'],
      ['Balance', '₱1.00'],
    ],
  })
  const lines = written.filter(({ text }) => label.includes(text))
  const next = written.find(({ text }) => text === 'Balance')!
  expect(Math.max(...lines.map(({ top }) => top))).toBeLessThan(next.top - 9)
})

test('A long name on a certificate stays on the page', async () => {
  await layOutCertificate({
    lang: 'en',
    number: 'C-1',
    title: 'Certificate of completion',
    school: 'Sulong',
    given: 'This certifies that',
    name: 'محمد عبد الرحمن '.repeat(8),
    finished: 'has finished',
    courseTitle: '課程'.repeat(40),
    issued: ['Issued on', 'Nov 20, 2026'],
    code: ['Certificate no.', 'C-1'],
    check: 'Scan',
    checkUrl: 'https://sulong.test/c',
  })
  for (const { from, to } of written) {
    expect(from).toBeGreaterThan(0)
    expect(to).toBeLessThan(842)
  }
})

test('A text that needs no other font opens none', async () => {
  const opened = jest.spyOn(PDF.prototype, 'font')
  await layOutPdf(statementExample)
  const names = opened.mock.calls.map(([name]) => `${name}`)
  opened.mockRestore()
  expect(names.filter((name) => name.startsWith('noto'))).toEqual([])
})
