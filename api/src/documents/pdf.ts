// The layout of our PDF documents: A4, and fonts that contain the peso sign. All documents except
// certificates have the same parts in the same order.
import { setImmediate as nextTurn } from 'node:timers/promises'

import type { Bidi } from 'bidi-js'

import type { Lang } from 'src/shared/text/language'

import { createLetters, registerFonts, type Pdf, type Weight } from './fonts'
import { createTextWriter, type TextStyle, type TextWriter } from './writeText'

/** The content of a document, all of it text. */
export type PdfContent = {
  lang: Lang
  title: string
  number: string
  /** The issuer: the first line is the name, address lines follow. */
  issuer: string[]
  /** Label and value, in two columns. */
  facts: [label: string, value: string][]
  table?: {
    columns: { title: string; width: number; align?: 'left' | 'right' }[]
    rows: string[][]
    empty: string
  }
  /** Label and amount of the lines under the table; the last one is the grand total. */
  totals: [label: string, value: string][]
  notes: string[]
  footer: string
}

const MARGIN = 48
/** Lets other requests run after this many rows, each of which takes a millisecond or more. */
const ROWS_OF_TURN = 10
export const INK = '#20262b'
export const QUIET = '#5b6670'
export const BRAND = '#0b5a7a'
export const LINE = '#d9d5cd'

/** A document, and what writes texts in it. */
export type Draft = { pdf: Pdf; writer: TextWriter }

const widthOf = (pdf: Pdf) => pdf.page.width - 2 * MARGIN
const bottomOf = (pdf: Pdf) => pdf.page.height - MARGIN - 40

const startPage = (pdf: Pdf) => {
  pdf.addPage()
  pdf.y = MARGIN
}

const rule = (pdf: Pdf, y: number) =>
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + widthOf(pdf), y)
    .lineWidth(0.75)
    .strokeColor(LINE)
    .stroke()

/** Writes a text over the whole width, below the last one. */
const writeBelow = (
  { pdf, writer }: Draft,
  text: string,
  style: Pick<TextStyle, 'weight' | 'size' | 'color'>
) => {
  pdf.y = writer.write(text, MARGIN, pdf.y, { ...style, width: widthOf(pdf) })
}

const drawHead = (draft: Draft, { title, number, issuer }: PdfContent) => {
  const { pdf } = draft
  const [name, ...more] = issuer
  writeBelow(draft, name, { weight: 'strong', size: 16, color: BRAND })
  for (const line of more)
    writeBelow(draft, line, { weight: 'regular', size: 9, color: QUIET })
  pdf.y += 17
  writeBelow(draft, title, { weight: 'strong', size: 20, color: INK })
  writeBelow(draft, number, { weight: 'regular', size: 11, color: QUIET })
  pdf.y += 14
}

const drawFacts = ({ pdf, writer }: Draft, { facts }: PdfContent) => {
  const half = widthOf(pdf) / 2
  for (let index = 0; index < facts.length; index += 2) {
    const top = pdf.y
    const bottoms = facts
      .slice(index, index + 2)
      .map(([label, value], column) => {
        const x = MARGIN + column * half
        const width = half - 12
        const below = writer.write(label, x, top, {
          weight: 'regular',
          size: 9,
          color: QUIET,
          width,
        })
        return writer.write(value, x, below + 1, {
          weight: 'strong',
          size: 10.5,
          color: INK,
          width,
        })
      })
    pdf.y = Math.max(...bottoms) + 8
  }
}

const drawRow = (
  { pdf, writer }: Draft,
  table: NonNullable<PdfContent['table']>,
  cells: string[],
  weight: Weight
) => {
  const styles = table.columns.map(
    ({ width, align }): TextStyle => ({
      weight,
      size: 9,
      color: weight === 'strong' ? QUIET : INK,
      width: width * widthOf(pdf) - 8,
      align,
    })
  )
  const heights = cells.map((cell, index) => writer.height(cell, styles[index]))
  const height = Math.max(...heights) + 8
  if (pdf.y + height > bottomOf(pdf)) startPage(pdf)
  const top = pdf.y
  let x = MARGIN
  cells.forEach((cell, index) => {
    writer.write(cell, x, top + 4, styles[index])
    x += styles[index].width + 8
  })
  pdf.y = top + height
  rule(pdf, pdf.y)
}

const drawTable = async (draft: Draft, { table }: PdfContent) => {
  if (!table) return
  const { pdf } = draft
  pdf.y += 7
  const titles = table.columns.map(({ title }) => title)
  drawRow(draft, table, titles, 'strong')
  if (table.rows.length === 0) {
    pdf.y += 6
    writeBelow(draft, table.empty, { weight: 'regular', size: 9, color: QUIET })
  }
  for (const [index, cells] of table.rows.entries()) {
    drawRow(draft, table, cells, 'regular')
    if (index % ROWS_OF_TURN === 0) await nextTurn()
  }
}

const drawTotals = ({ pdf, writer }: Draft, { totals }: PdfContent) => {
  pdf.y += 11
  if (pdf.y + totals.length * 18 > bottomOf(pdf)) startPage(pdf)
  totals.forEach(([label, value], index) => {
    const isLast = index === totals.length - 1
    const top = pdf.y
    const half = widthOf(pdf) / 2
    const style: TextStyle = {
      weight: isLast ? 'strong' : 'regular',
      size: isLast ? 12 : 10,
      color: isLast ? INK : QUIET,
      width: half / 2,
    }
    const bottoms = [
      writer.write(label, MARGIN + half, top, style),
      writer.write(value, MARGIN + half * 1.5, top, {
        ...style,
        align: 'right',
      }),
    ]
    pdf.y = Math.max(top + 18, ...bottoms)
  })
}

const drawNotes = (draft: Draft, { notes }: PdfContent) => {
  draft.pdf.y += 14
  for (const note of notes) {
    writeBelow(draft, note, { weight: 'regular', size: 9, color: QUIET })
    draft.pdf.y += 5
  }
}

const drawFooters = (
  { pdf, writer }: Draft,
  { footer, number }: PdfContent
) => {
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - MARGIN - 12
    const style = { weight: 'regular', size: 8, color: QUIET } as const
    const width = widthOf(pdf)
    writer.write(footer, MARGIN, y, { ...style, width: width - 90 })
    writer.write(`${number} · ${index + 1}/${count}`, MARGIN, y, {
      ...style,
      width,
      align: 'right',
    })
  }
}

type Paper = Pick<PdfContent, 'lang' | 'title' | 'number'> & {
  layout?: 'portrait' | 'landscape'
  margin?: number
}

/** A new document; `draw` fills it. */
export const writePdf = async (
  { lang, title, number, layout, margin = MARGIN }: Paper,
  draw: (draft: Draft) => void | Promise<void>
): Promise<Buffer> => {
  // Loaded with the first document, because nothing else in the api needs it.
  const [{ default: PDF }, { default: createBidi }, { default: toLatin }] =
    await Promise.all([
      import('pdfkit'),
      import('bidi-js'),
      import('any-ascii'),
    ])
  const pdf = new PDF({
    size: 'A4',
    layout,
    margin,
    bufferPages: true,
    lang: lang === 'fil' ? 'fil-PH' : 'en-PH',
    info: { Title: `${title} ${number}` },
  })
  registerFonts(pdf)
  const writer = createTextWriter(pdf, {
    // The package's types name an ES module, and its file is the function itself.
    bidi: (createBidi as unknown as () => Bidi)(),
    toLatin,
    lettersOf: createLetters(pdf, toLatin),
  })
  const bytes = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  await draw({ pdf, writer })
  pdf.end()
  return bytes
}

/** The bytes of a document of one or more pages. */
export const layOutPdf = (content: PdfContent): Promise<Buffer> =>
  writePdf(content, async (draft) => {
    drawHead(draft, content)
    drawFacts(draft, content)
    await drawTable(draft, content)
    drawTotals(draft, content)
    drawNotes(draft, content)
    drawFooters(draft, content)
  })
