// A certificate: one landscape page with a frame, a name, a course, and a code that leads to the page that verifies it.
import type { Lang } from 'src/shared/text/language'

import type { Pdf } from './fonts'
import { BRAND, INK, LINE, QUIET, writePdf, type Draft } from './pdf'
import type { TextStyle } from './writeText'

export type CertificateContent = {
  lang: Lang
  number: string
  title: string
  school: string
  given: string
  name: string
  finished: string
  courseTitle: string
  issued: [label: string, value: string]
  code: [label: string, value: string]
  /** The text beside the code. */
  check: string
  checkUrl: string
}

const EDGE = 36
const SIDE = 96
const QR = 92
const LEAST = 14
const ACCENT = '#e9a820'

/** Writes one line. A line that does not fit gets a smaller font, because names are not broken above the smallest size. */
const drawLine = (
  { pdf, writer }: Draft,
  text: string,
  y: number,
  style: Pick<TextStyle, 'weight' | 'size' | 'color'>
) => {
  const width = pdf.page.width - 2 * SIDE
  let { size } = style
  while (
    size > LEAST &&
    writer.width(text, { weight: style.weight, size }) > width
  )
    size--
  writer.write(text, SIDE, y, { ...style, size, width, align: 'center' })
}

const drawFrame = (pdf: Pdf) => {
  const { width, height } = pdf.page
  pdf
    .rect(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE)
    .lineWidth(1)
    .strokeColor(LINE)
    .stroke()
  pdf.rect(EDGE, EDGE, width - 2 * EDGE, 10).fill(BRAND)
  pdf.rect(EDGE, EDGE + 10, width - 2 * EDGE, 3).fill(ACCENT)
}

const drawWords = (draft: Draft, content: CertificateContent) => {
  const { pdf } = draft
  const strong = { weight: 'strong', color: BRAND } as const
  const quiet = { weight: 'regular', size: 13, color: QUIET } as const
  drawLine(draft, content.school, 88, { ...strong, size: 16 })
  drawLine(draft, content.title, 128, { ...strong, size: 32, color: INK })
  drawLine(draft, content.given, 192, quiet)
  drawLine(draft, content.name, 218, { ...strong, size: 36 })
  const middle = pdf.page.width / 2
  pdf
    .moveTo(middle - 150, 272)
    .lineTo(middle + 150, 272)
    .lineWidth(1)
    .strokeColor(ACCENT)
    .stroke()
  drawLine(draft, content.finished, 290, quiet)
  drawLine(draft, content.courseTitle, 316, { ...strong, size: 22, color: INK })
}

const drawFact = (
  { writer }: Draft,
  [label, value]: [string, string],
  y: number
) => {
  const style = {
    weight: 'regular',
    size: 9,
    color: QUIET,
    width: 260,
  } as const
  writer.write(label, SIDE, y, style)
  writer.write(value, SIDE, y + 13, {
    ...style,
    weight: 'strong',
    size: 12,
    color: INK,
  })
}

type Squares = { size: number; get: (row: number, column: number) => number }

// Draws the code as shapes, so that it is sharp at any size and needs no picture.
const drawCode = (pdf: Pdf, squares: Squares, x: number, y: number) => {
  const side = QR / squares.size
  for (let row = 0; row < squares.size; row++)
    for (let column = 0; column < squares.size; column++)
      if (squares.get(row, column))
        pdf.rect(x + column * side, y + row * side, side, side)
  pdf.fill(INK)
}

/** The bytes of a certificate of one page. */
export const layOutCertificate = async (content: CertificateContent) => {
  const { create } = await import('qrcode')
  const squares = create(content.checkUrl, { errorCorrectionLevel: 'M' })
    .modules as unknown as Squares
  return writePdf(
    // Everything is positioned absolutely; a margin could move a line to a second page.
    { ...content, layout: 'landscape', margin: 0 },
    (draft) => {
      const { pdf, writer } = draft
      drawFrame(pdf)
      drawWords(draft, content)
      const bottom = pdf.page.height - EDGE - 48
      drawFact(draft, content.issued, bottom - QR)
      drawFact(draft, content.code, bottom - QR + 46)
      const x = pdf.page.width - SIDE - QR
      drawCode(pdf, squares, x, bottom - QR)
      pdf.link(x, bottom - QR, QR, QR, content.checkUrl)
      writer.write(content.check, x - 232, bottom - 12, {
        weight: 'regular',
        size: 9,
        color: QUIET,
        width: 220,
        align: 'right',
      })
    }
  )
}
