// The layout of our PDF documents: A4, and one font family that contains the peso sign. All documents except
// certificates have the same parts in the same order.
import type PDFDocument from 'pdfkit'

import type { Lang } from 'src/shared/text/language'

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
export const INK = '#20262b'
export const QUIET = '#5b6670'
export const BRAND = '#0b5a7a'
export const LINE = '#d9d5cd'

const FONTS = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
} as const

export type Pdf = InstanceType<typeof PDFDocument>

const widthOf = (pdf: Pdf) => pdf.page.width - 2 * MARGIN
const bottomOf = (pdf: Pdf) => pdf.page.height - MARGIN - 40

const rule = (pdf: Pdf, y: number) =>
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + widthOf(pdf), y)
    .lineWidth(0.75)
    .strokeColor(LINE)
    .stroke()

const drawHead = (pdf: Pdf, { title, number, issuer }: PdfContent) => {
  const [name, ...more] = issuer
  pdf.font('strong').fontSize(16).fillColor(BRAND).text(name, MARGIN, MARGIN)
  pdf.font('regular').fontSize(9).fillColor(QUIET)
  for (const line of more) pdf.text(line)
  pdf.moveDown(1.5)
  pdf.font('strong').fontSize(20).fillColor(INK).text(title)
  pdf.font('regular').fontSize(11).fillColor(QUIET).text(number)
  pdf.moveDown(1)
}

const drawFacts = (pdf: Pdf, { facts }: PdfContent) => {
  const half = widthOf(pdf) / 2
  for (let index = 0; index < facts.length; index += 2) {
    const top = pdf.y
    const bottoms = facts
      .slice(index, index + 2)
      .map(([label, value], column) => {
        const x = MARGIN + column * half
        const width = half - 12
        pdf.font('regular').fontSize(9).fillColor(QUIET)
        pdf.text(label, x, top, { width })
        pdf.font('strong').fontSize(10.5).fillColor(INK)
        pdf.text(value, x, pdf.y + 1, { width })
        return pdf.y
      })
    pdf.y = Math.max(...bottoms) + 8
  }
  pdf.x = MARGIN
}

const drawRow = (
  pdf: Pdf,
  table: NonNullable<PdfContent['table']>,
  cells: string[],
  font: keyof typeof FONTS
) => {
  pdf.font(font).fontSize(9)
  const widths = table.columns.map(({ width }) => width * widthOf(pdf))
  const heights = cells.map((cell, index) =>
    pdf.heightOfString(cell, { width: widths[index] - 8 })
  )
  const height = Math.max(...heights) + 8
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage()
  const top = pdf.y
  let x = MARGIN
  cells.forEach((cell, index) => {
    pdf.fillColor(font === 'strong' ? QUIET : INK)
    pdf.text(cell, x, top + 4, {
      width: widths[index] - 8,
      align: table.columns[index].align ?? 'left',
    })
    x += widths[index]
  })
  pdf.y = top + height
  pdf.x = MARGIN
  rule(pdf, pdf.y)
}

const drawTable = (pdf: Pdf, { table }: PdfContent) => {
  if (!table) return
  pdf.moveDown(0.5)
  drawRow(
    pdf,
    table,
    table.columns.map(({ title }) => title),
    'strong'
  )
  if (table.rows.length === 0)
    pdf
      .font('regular')
      .fontSize(9)
      .fillColor(QUIET)
      .text(table.empty, MARGIN, pdf.y + 6)
  for (const cells of table.rows) drawRow(pdf, table, cells, 'regular')
}

const drawTotals = (pdf: Pdf, { totals }: PdfContent) => {
  pdf.moveDown(1)
  if (pdf.y + totals.length * 18 > bottomOf(pdf)) pdf.addPage()
  totals.forEach(([label, value], index) => {
    const isLast = index === totals.length - 1
    const top = pdf.y
    pdf.font(isLast ? 'strong' : 'regular').fontSize(isLast ? 12 : 10)
    pdf.fillColor(isLast ? INK : QUIET)
    const half = widthOf(pdf) / 2
    pdf.text(label, MARGIN + half, top, { width: half / 2 })
    pdf.text(value, MARGIN + half * 1.5, top, {
      width: half / 2,
      align: 'right',
    })
    pdf.y = top + 18
  })
  pdf.x = MARGIN
}

const drawNotes = (pdf: Pdf, { notes }: PdfContent) => {
  pdf.moveDown(1)
  pdf.font('regular').fontSize(9).fillColor(QUIET)
  for (const note of notes) {
    pdf.text(note, MARGIN, pdf.y, { width: widthOf(pdf) })
    pdf.moveDown(0.5)
  }
}

const drawFooters = (pdf: Pdf, { footer, number }: PdfContent) => {
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    const y = pdf.page.height - MARGIN
    pdf.page.margins.bottom = 0
    pdf.font('regular').fontSize(8).fillColor(QUIET)
    pdf.text(footer, MARGIN, y - 12, { width: widthOf(pdf) - 90 })
    pdf.text(`${number} · ${index + 1}/${count}`, MARGIN, y - 12, {
      width: widthOf(pdf),
      align: 'right',
    })
  }
}

type Paper = Pick<PdfContent, 'lang' | 'title' | 'number'> & {
  layout?: 'portrait' | 'landscape'
  margin?: number
}

/** A new document with our fonts; `draw` fills it. */
export const writePdf = async (
  { lang, title, number, layout, margin = MARGIN }: Paper,
  draw: (pdf: Pdf) => void
): Promise<Buffer> => {
  // Loaded with the first document, because nothing else in the api needs it.
  const { default: PDF } = await import('pdfkit')
  const pdf = new PDF({
    size: 'A4',
    layout,
    margin,
    bufferPages: true,
    lang: lang === 'fil' ? 'fil-PH' : 'en-PH',
    info: { Title: `${title} ${number}` },
  })
  for (const [name, file] of Object.entries(FONTS))
    pdf.registerFont(name, require.resolve(file))
  const bytes = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  draw(pdf)
  pdf.end()
  return bytes
}

/** The bytes of a document of one or more pages. */
export const layOutPdf = (content: PdfContent): Promise<Buffer> =>
  writePdf(content, (pdf) => {
    drawHead(pdf, content)
    drawFacts(pdf, content)
    drawTable(pdf, content)
    drawTotals(pdf, content)
    drawNotes(pdf, content)
    drawFooters(pdf, content)
  })
