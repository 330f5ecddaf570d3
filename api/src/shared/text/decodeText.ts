const SAMPLE_BYTES = 1000

/** Whether a third of the bytes at every second place, from `start` on, are zero: Latin letters in UTF-16. */
const hasZeros = (bytes: Uint8Array, start: 0 | 1) => {
  const half = bytes
    .subarray(0, SAMPLE_BYTES)
    .filter((_, index) => index % 2 === start)
  return (
    half.length > 0 &&
    half.filter((byte) => byte === 0).length * 3 > half.length
  )
}

const encodingOf = (bytes: Uint8Array) => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (hasZeros(bytes, 1)) return 'utf-16le'
  if (hasZeros(bytes, 0)) return 'utf-16be'
  return 'utf-8'
}

/** The characters of Windows-1252 from 0x80 to 0x9f. */
const MARKS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const FIRST_MARK = 0x80

// Node 20 reads the marks as control characters.
const windows1252 = (bytes: Uint8Array) =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(
      /[\u0080-\u009f]/g,
      (mark) => MARKS[mark.charCodeAt(0) - FIRST_MARK]
    )

const LOST = '\ufffd'

/** The letters of MS-DOS (code page 850) from 0x80 to 0xa5, and its other letters of Spanish. */
const DOS = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑ'
const FURTHER_DOS: Record<string, string | undefined> = {
  µ: 'Á',
  Ö: 'Í',
  à: 'Ó',
  é: 'Ú',
}

const byteOf = (letter: string) => {
  const mark = MARKS.indexOf(letter)
  return mark < 0 ? letter.charCodeAt(0) : FIRST_MARK + mark
}

/** A text of MS-DOS that was read as Windows-1252. */
const fromDos = (text: string) =>
  text.replace(
    /[^\0-\x7f]/g,
    (letter) =>
      DOS.at(byteOf(letter) - FIRST_MARK) ?? FURTHER_DOS[letter] ?? LOST
  )

/** Letters of Mac OS and MS-DOS that are read as Windows-1252: 'Ni–o', 'JosŽ', 'Ni¤o'. */
const TORN = /\p{Ll}–\p{Ll}|[a-z][‡Ž‚]|[A-Z]„[A-Z]|\p{L}[†ƒ¤¥¡¢£](?=\p{L})/gu

/** Letters and signs of Windows-1252 where words usually have them: the text was read correctly. */
const WHOLE =
  /[a-z][à-öø-ÿ]|[A-Z][À-ÖØ-Þ]|(?<!\p{L})[À-ÖØ-Þ][a-z]|[“‘]\p{L}|\p{L}[”…]|\p{Lu}’\p{Lu}|’(?:s|t|re|ll|ve|d|m|y)\b/gu

const SPANISH = /(?<=[A-Za-z])[ñáéíóúüÑÁÉÍÓÚÜ]/gu

const countOf = (text: string, pattern: RegExp) =>
  text.match(pattern)?.length ?? 0

/** A text in a single-byte encoding: of Windows, or of Mac OS or MS-DOS, in which Excel saves a CSV on request. */
const ofOneByte = (bytes: Uint8Array) => {
  const text = windows1252(bytes)
  if (countOf(text, TORN) <= countOf(text, WHOLE)) return text
  const mac = new TextDecoder('macintosh').decode(bytes)
  const dos = fromDos(text)
  return countOf(dos, SPANISH) > countOf(mac, SPANISH) ? dos : mac
}

/** Letters of UTF-8 that were read as Windows-1252 or Latin-1: 'Ã±', 'â€™', 'â‚±'. */
const TAIL = `[${MARKS}\u0080-\u00bf]`
const TORN_LETTER = new RegExp(
  `[ÂÃ]${TAIL}|â[€‚\u0080\u0082]${TAIL}|ð[Ÿ\u009f]${TAIL}{2}`,
  'g'
)

/** A text in which letters were saved in UTF-8, read otherwise and saved again has its letters back: 'PeÃ±a' is 'Peña'. */
export const repairedText = (text: string) =>
  text.replace(TORN_LETTER, (torn) => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(
        Uint8Array.from(torn, byteOf)
      )
    } catch {
      return torn
    }
  })

/**
 * The text of a file, as programs save it: UTF-8, UTF-16 with or without its mark, or otherwise Windows-1252, in which Excel
 * saves a CSV on Windows (WHATWG Encoding Standard), or what it saves for Mac OS and MS-DOS. The mark is not part of the
 * text.
 */
export const decodeText = (bytes: Uint8Array) => {
  const encoding = encodingOf(bytes)
  try {
    return repairedText(
      new TextDecoder(encoding, { fatal: true }).decode(bytes)
    )
  } catch {
    return ofOneByte(bytes)
  }
}

/** The character for a letter that a program could not write: the letter is lost. */
export const LOST_LETTER = LOST
