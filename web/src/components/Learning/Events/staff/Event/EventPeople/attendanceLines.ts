const HEADERS = /^(e-?mail( address)?|tribe ?id|attendee|name)$/i

const ADDRESSES = /\be-?mail\b/i

/** The columns of people who gave no address, the surest first. */
const OTHERS = [/\btribe ?id\b/i, /\bname\b/i]

/** A cell in quotes may hold what separates cells, and lines: '"Cruz, Ana"'. */
const CELL =
  /([,;\t\n])[^\S\t\n]*(?:"((?:[^"]|"")*)"([^,;\t\n]*)|([^,;\t\n]*))/g

const rowsOf = (text: string) => {
  const rows: string[][] = []
  for (const [
    ,
    separator,
    quoted = '',
    after = '',
    plain = '',
  ] of `\n${text}`.matchAll(CELL)) {
    if (separator === '\n') rows.push([])
    const cell = quoted.replaceAll('""', '"') + after + plain
    rows.at(-1)?.push(cell.replace(/\s+/g, ' ').trim())
  }
  return rows
}

/** Quotes and bullets before an address, and what ends its sentence. */
const AROUND = /^["'“”‘’*•-]+|["'“”‘’*.,;!?]+$/g

/** The addresses of a cell, such as 'Ana <ana@example.com>' as mail programs copy it. */
const addressesIn = (cell: string) =>
  (cell.match(/[^\s<>()[\]:]+@[^\s<>()[\]]+/g) ?? []).map((address) =>
    address.replace(AROUND, '')
  )

/**
 * Whether a line has the headings above the people of a report; Zoom's reports have a line of headings for the meeting
 * before.
 */
const isHeadings = (cells: string[]) =>
  cells.length > 1 &&
  cells.some((cell) => ADDRESSES.test(cell)) &&
  !cells.some((cell) => cell.includes('@'))

/**
 * The address in a report's row: from the column of addresses, else the first one, because answers may name other
 * people.
 */
const addressOf = (cells: string[], column: number) =>
  [cells[column] ?? '', ...cells].flatMap(addressesIn).slice(0, 1)

/** The people of a report; rows above its headings are skipped. */
const reported = (rows: string[][]) => {
  const at = rows.map(isHeadings).lastIndexOf(true)
  const columnOf = (heading: RegExp) =>
    rows[at].findIndex((cell) => heading.test(cell))
  const column = columnOf(ADDRESSES)
  const others = OTHERS.map(columnOf)
  return rows.slice(at + 1).flatMap((cells) => {
    const address = addressOf(cells, column)
    if (address.length > 0) return address
    return others.map((each) => cells[each]).find(Boolean) ?? cells.slice(0, 1)
  })
}

const listed = (rows: string[][]) =>
  rows.flatMap((cells) => {
    const addresses = cells.flatMap(addressesIn)
    return addresses.length > 0 ? addresses : cells.slice(0, 1)
  })

/**
 * The people named in a file or list, each once: of each line, its email addresses, else the first cell. A row of a report
 * is one person. Headings and empty lines are skipped.
 */
export const attendanceLines = (text: string) => {
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const rows = rowsOf(lines)
  // In a list that somebody typed, a quotation mark that is not closed does not hide the lines below it.
  const people = rows.some(isHeadings)
    ? reported(rows)
    : listed(lines.split('\n').flatMap(rowsOf))
  const named = people.filter((value) => value !== '' && !HEADERS.test(value))
  return [
    ...new Map(named.map((value) => [value.toLowerCase(), value])).values(),
  ]
}
