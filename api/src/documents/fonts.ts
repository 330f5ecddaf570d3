// The fonts of documents: one family for Latin, Greek and Cyrillic, and one for each other script that has one. A font's
// file is read when the first text needs it.
import type PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

export type Weight = 'regular' | 'strong'

const folders = { regular: '400Regular', strong: '600SemiBold' }

const families = [
  { family: 'inter', file: 'Inter', letters: /[^]/u },
  {
    family: 'noto-sans-arabic',
    file: 'NotoSansArabic',
    // Digits run to the right even in Arabic; they are spelled in Latin.
    letters: /^(?!\p{N})\p{Script=Arabic}/u,
  },
]

/** The family that decides the height of a line. */
export const BASE = families[0].family

export const fontName = (family: string, weight: Weight) =>
  `${family}-${weight}`

export const registerFonts = (pdf: Pdf) => {
  for (const { family, file } of families)
    for (const weight of ['regular', 'strong'] as const) {
      const folder = folders[weight]
      pdf.registerFont(
        fontName(family, weight),
        require.resolve(
          `@expo-google-fonts/${family}/${folder}/${file}_${folder}.ttf`
        )
      )
    }
}

type OpenFont = {
  ascender: number
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean }
}

/** The font that pdfkit has open, which its types do not name. */
export const openFont = (pdf: Pdf, family: string, weight: Weight) => {
  pdf.font(fontName(family, weight))
  return (pdf as unknown as { _font: OpenFont })._font
}

const hasGlyphs = (pdf: Pdf, family: string, letter: string) =>
  [...letter].every((character) =>
    openFont(pdf, family, 'regular').font.hasGlyphForCodePoint(
      character.codePointAt(0) as number
    )
  )

/** The first family that can write a letter with its marks. */
const familyOf = (pdf: Pdf, letter: string) =>
  families.find(
    ({ family, letters }) =>
      letters.test(letter) && hasGlyphs(pdf, family, letter)
  )?.family

export type Letter = { text: string; family: string }

/** Joiners, selectors and marks of direction, which have no shape of their own. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const WRITTEN = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]/u
const PICTURE = /^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u

/** A letter of Baybayin without the sign of a vowel is read with an a: ᜃ is 'ka'. */
const BARE_BAYBAYIN = /([\u1703-\u1711\u171f])(?![\u1712-\u1715])/gu

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The letters of a line, each with a family that can write it. A letter that no family has is spelled in Latin, and a
 * picture is left out, so that a document never shows an empty box.
 */
export const createLetters = (pdf: Pdf, toLatin: (text: string) => string) => {
  const known = new Map<string, Letter | null>()
  const read = (text: string): Letter | null => {
    const family = familyOf(pdf, text)
    if (family) return { text, family }
    if (PICTURE.test(text) || !WRITTEN.test(text)) return null
    const latin = toLatin(text.replace(BARE_BAYBAYIN, '$1\u1700'))
    return latin ? { text: latin, family: BASE } : null
  }
  return (line: string): Letter[] => {
    const letters: Letter[] = []
    const visible = line.normalize('NFC').replace(INVISIBLE, '')
    for (const { segment } of segmenter.segment(visible)) {
      const text = /^\s/.test(segment) ? ' ' : segment
      if (!known.has(text)) known.set(text, read(text))
      const letter = known.get(text)
      const isSecondSpace = text === ' ' && letters.at(-1)?.text === ' '
      if (letter && !isSecondSpace) letters.push(letter)
    }
    return letters
  }
}
