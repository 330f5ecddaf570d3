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

/**
 * The text of a file, as programs save it: UTF-8, UTF-16 with or without its mark, or otherwise
 * Windows-1252, in which Excel saves a CSV on Windows (WHATWG Encoding Standard). The mark is not part of the text.
 */
export const decodeText = (bytes: Uint8Array) => {
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return windows1252(bytes)
  }
}

/** The character for a letter that a program could not write: the letter is lost. */
export const LOST_LETTER = '\ufffd'
