// How CSV files of spreadsheet programs are read, by both sides. Each brings papaparse, which only screens with files load.

type Papaparse = {
  parse: (
    text: string,
    options: { preview: number; skipEmptyLines: true }
  ) => { meta: { delimiter: string } }
}

/** Excel's line that names the separator. */
const NAMED = /^sep=(.)\r?\n/i

/** The first lines, which tell the separator. */
const PREVIEW_LINES = 10

/** The beginnings of pages that are named like spreadsheets, of XML, PDF, OFX and QIF, and the zeros of binary files. */
const NO_TABLE =
  /^\s*(?:<[!?a-z]|%PDF-|OFXHEADER|!(?:Type|Account):)|^[^\0]{0,1000}\0/i

/** The lines of a file and what separates their cells: a comma, a semicolon, a tab or a bar. @throws for other files */
export const csvOf = (papaparse: Papaparse, text: string) => {
  if (NO_TABLE.test(text)) throw new Error('This is no CSV file.')
  const [line = '', named] = NAMED.exec(text) ?? []
  const rows = text.slice(line.length)
  if (named) return { text: rows, delimiter: named }
  // Blank lines would count as lines of one cell.
  const { meta } = papaparse.parse(rows, {
    preview: PREVIEW_LINES,
    skipEmptyLines: true,
  })
  return { text: rows, delimiter: meta.delimiter }
}

/** A quotation mark that is not closed would hide the lines below it. @throws */
export const requireClosedQuotes = (errors: readonly { code: string }[]) => {
  if (errors.some(({ code }) => code === 'MissingQuotes'))
    throw new Error('A quotation mark is not closed.')
}
