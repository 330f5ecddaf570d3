// Texts in a document: lines that fit a width, each letter in a font that has it, and each script in its direction.
import type { Bidi } from 'bidi-js'

import {
  BASE,
  fontName,
  openFont,
  type Letter,
  type Pdf,
  type Weight,
} from './fonts'

export type TextStyle = {
  weight: Weight
  size: number
  color: string
  width: number
  align?: 'left' | 'right' | 'center'
}

/** The helpers that are loaded with the first document. */
export type TextTools = {
  bidi: Bidi
  toLatin: (text: string) => string
  lettersOf: (line: string) => Letter[]
}

type Piece = Letter & { width: number }

/** A line may end after a space or a hyphen. */
const ENDS_WORD = /[\s-]$/

const wordsOf = (letters: Letter[]) => {
  const words: Letter[][] = []
  letters.forEach((letter, index) => {
    const before = letters[index - 1]?.text
    if (
      before === undefined ||
      (ENDS_WORD.test(before) && !/^\s/.test(letter.text))
    )
      words.push([])
    words.at(-1)!.push(letter)
  })
  return words
}

export const createTextWriter = (
  pdf: Pdf,
  { bidi, toLatin, lettersOf }: TextTools
) => {
  type Measure = Pick<TextStyle, 'weight' | 'size'>

  const widthOfPiece = ({ text, family }: Letter, { weight, size }: Measure) =>
    pdf.font(fontName(family, weight)).fontSize(size).widthOfString(text)

  const toPiece = (letter: Letter, measure: Measure): Piece => {
    try {
      return { ...letter, width: widthOfPiece(letter, measure) }
    } catch {
      // The shaper throws at marks that a font has no place for.
      const latin = { text: toLatin(letter.text), family: BASE }
      return { ...latin, width: widthOfPiece(latin, measure) }
    }
  }

  /** Joins the neighbours of one font and direction, and puts the pieces in the order of reading from the left. */
  const piecesOf = (letters: Letter[], measure: Measure): Piece[] => {
    const line = letters.map(({ text }) => text).join('')
    const embedding = bidi.getEmbeddingLevels(line, 'ltr')
    const runs: (Letter & { level: number })[] = []
    const runAt: number[] = []
    for (const { text, family } of letters) {
      const level = embedding.levels[runAt.length]
      const last = runs.at(-1)
      if (last?.family === family && last.level === level) last.text += text
      else runs.push({ text, family, level })
      for (let unit = 0; unit < text.length; unit++) runAt.push(runs.length - 1)
    }
    const order = new Set(
      bidi.getReorderedIndices(line, embedding).map((index) => runAt[index])
    )
    return [...order].map((index) => {
      const { text, family, level } = runs[index]
      // A font of a script that runs to the left turns its own text.
      const isTurned = level % 2 === 1 && family === BASE
      const shown = isTurned
        ? [...text]
            .reverse()
            .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
            .join('')
        : text
      return toPiece({ text: shown, family }, measure)
    })
  }

  const widthOf = (pieces: Piece[]) =>
    pieces.reduce((sum, { width }) => sum + width, 0)

  const withoutEnd = (letters: Letter[]) =>
    letters.slice(0, letters.findLastIndex(({ text }) => text !== ' ') + 1)

  const fits = (letters: Letter[], style: TextStyle) =>
    widthOf(piecesOf(withoutEnd(letters), style)) <= style.width

  /** Fills lines with words; a word that is wider than a line is broken between letters. */
  const fill = (letters: Letter[], style: TextStyle) => {
    const lines: Letter[][] = [[]]
    const add = (part: Letter[]) => {
      const line = [...lines.at(-1)!, ...part]
      if (fits(line, style)) lines[lines.length - 1] = line
      else if (part.length > 1 && !fits(part, style))
        for (const letter of part) add([letter])
      else if (lines.at(-1)!.length === 0) lines[lines.length - 1] = part
      else lines.push(part)
    }
    if (fits(letters, style)) return [letters]
    for (const word of wordsOf(letters)) add(word)
    return lines
  }

  /** A cell is measured before it is written, and rows repeat their words. */
  const known = new Map<string, Piece[][]>()

  const linesOf = (text: string, style: TextStyle) => {
    const key = [style.weight, style.size, style.width, text].join(' ')
    const lines =
      known.get(key) ??
      text
        .split(/\r\n|[\n\r\u2028\u2029]/)
        .flatMap((line) => fill(lettersOf(line), style))
        .map((letters) => piecesOf(withoutEnd(letters), style))
    known.set(key, lines)
    return lines
  }

  const lineHeight = ({ weight, size }: Measure) =>
    pdf.font(fontName(BASE, weight)).fontSize(size).currentLineHeight(true)

  /** The width of a text on one line. */
  const width = (text: string, measure: Measure) =>
    widthOf(piecesOf(lettersOf(text), measure))

  const height = (text: string, style: TextStyle) =>
    linesOf(text, style).length * lineHeight(style)

  /** Writes a text below `top`, on further pages if it needs them. @returns where it ends */
  const write = (text: string, left: number, top: number, style: TextStyle) => {
    const { weight, size, color, align = 'left' } = style
    const ascent = (openFont(pdf, BASE, weight).ascender / 1000) * size
    const step = lineHeight(style)
    let y = top
    for (const pieces of linesOf(text, style)) {
      if (y + step > pdf.page.height - pdf.page.margins.bottom) {
        pdf.addPage()
        y = pdf.page.margins.top
      }
      const room = style.width - widthOf(pieces)
      let x = left + { left: 0, center: room / 2, right: room }[align]
      for (const { text: part, family, width: partWidth } of pieces) {
        pdf.font(fontName(family, weight)).fontSize(size).fillColor(color)
        pdf.text(part, x, y + ascent, {
          lineBreak: false,
          baseline: 'alphabetic',
        })
        x += partWidth
      }
      y += step
    }
    return y
  }

  return { width, height, write }
}

export type TextWriter = ReturnType<typeof createTextWriter>
