// A certificate: one landscape page with a frame, a name, a course, and a code that leads to the page that verifies it.
import type { Lang } from 'src/shared/text/language'

import { BRAND, INK, LINE, QUIET, writePdf, type Pdf } from './pdf'

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
const ACCENT = '#e9a820'

/** Writes one line. A line that does not fit gets a smaller font, because names are never broken. */
const drawLine = (
  pdf: Pdf,
  text: string,
  y: number,
  { size, least = 14 }: { size: number; least?: number }
) => {
  const width = pdf.page.width - 2 * SIDE
  let fitting = size
  while (fitting > least && pdf.fontSize(fitting).widthOfString(text) > width)
    fitting--
  pdf.fontSize(fitting)
  pdf.text(text, SIDE, y, { width, align: 'center' })
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

const drawWords = (pdf: Pdf, content: CertificateContent) => {
  pdf.font('strong').fillColor(BRAND)
  drawLine(pdf, content.school, 88, { size: 16 })
  pdf.font('strong').fillColor(INK)
  drawLine(pdf, content.title, 128, { size: 32 })
  pdf.font('regular').fillColor(QUIET)
  drawLine(pdf, content.given, 192, { size: 13 })
  pdf.font('strong').fillColor(BRAND)
  drawLine(pdf, content.name, 218, { size: 36 })
  const middle = pdf.page.width / 2
  pdf
    .moveTo(middle - 150, 272)
    .lineTo(middle + 150, 272)
    .lineWidth(1)
    .strokeColor(ACCENT)
    .stroke()
  pdf.font('regular').fillColor(QUIET)
  drawLine(pdf, content.finished, 290, { size: 13 })
  pdf.font('strong').fillColor(INK)
  drawLine(pdf, content.courseTitle, 316, { size: 22 })
}

const drawFact = (pdf: Pdf, [label, value]: [string, string], y: number) => {
  pdf.font('regular').fontSize(9).fillColor(QUIET).text(label, SIDE, y)
  pdf
    .font('strong')
    .fontSize(12)
    .fillColor(INK)
    .text(value, SIDE, y + 13)
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
    (pdf) => {
      drawFrame(pdf)
      drawWords(pdf, content)
      const bottom = pdf.page.height - EDGE - 48
      drawFact(pdf, content.issued, bottom - QR)
      drawFact(pdf, content.code, bottom - QR + 46)
      const x = pdf.page.width - SIDE - QR
      drawCode(pdf, squares, x, bottom - QR)
      pdf.link(x, bottom - QR, QR, QR, content.checkUrl)
      pdf.font('regular').fontSize(9).fillColor(QUIET)
      pdf.text(content.check, x - 232, bottom - 12, {
        width: 220,
        align: 'right',
      })
    }
  )
}
