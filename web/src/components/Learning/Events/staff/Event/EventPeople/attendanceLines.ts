const HEADERS = /^(e-?mail( address)?|tribe ?id|attendee|name)$/i

const ADDRESSES = /\be-?mail\b/i

/** A cell in quotes may hold what separates cells: '"Cruz, Ana"'. */
const CELL = /(?:^|[,;\t])\s*(?:"((?:[^"]|"")*)"([^,;\t]*)|([^,;\t]*))/g

const cellsOf = (line: string) =>
  [...line.matchAll(CELL)].map(([, quoted = '', after = '', plain = '']) =>
    (quoted.replaceAll('""', '"') + after + plain).trim()
  )

/** The addresses of a cell, such as 'Ana <ana@example.com>' as mail programs copy it. */
const addressesIn = (cell: string) =>
  cell.match(/[^\s<>()[\]:]+@[^\s<>()[\]]+/g) ?? []

/** Whether a line has the headings of a report, above the people; Zoom writes two such lines, first that of the meeting. */
const isHeadings = (cells: string[]) =>
  cells.length > 1 &&
  cells.some((cell) => ADDRESSES.test(cell)) &&
  !cells.some((cell) => cell.includes('@'))

/**
 * The people named in a file or list, each once: of each line, its email addresses, else the first cell. A line of a report
 * is one person, whose first address counts. Headings, what stands above them, and empty lines are skipped.
 */
export const attendanceLines = (text: string) => {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .map(cellsOf)
  const first = lines.map(isHeadings).lastIndexOf(true) + 1
  const people = lines
    .slice(first)
    .flatMap((cells) => {
      const addresses = cells.flatMap(addressesIn)
      if (addresses.length === 0) return cells.slice(0, 1)
      return first > 0 ? addresses.slice(0, 1) : addresses
    })
    .filter((value) => value !== '' && !HEADERS.test(value))
  return [
    ...new Map(people.map((value) => [value.toLowerCase(), value])).values(),
  ]
}
