/** Octets of a line, without its end (RFC 5545 3.1). */
const LINE_OCTETS = 75

/** An escape, such as \\n, is one piece, and so is a character of several octets. */
const PIECES = /\\[\s\S]|[\s\S]/gu

const foldLine = (line: string) => {
  let folded = ''
  let octets = 0
  for (const [piece] of line.matchAll(PIECES)) {
    const size = Buffer.byteLength(piece)
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += piece
    octets += size
  }
  return folded
}

/**
 * An iCalendar text whose long lines are continued between characters and escapes: some calendar apps read an escape or a
 * character that a fold divides as two.
 */
export const folded = (text: string) =>
  text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n')
