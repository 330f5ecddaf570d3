const HEADERS = /^(e-?mail( address)?|tribe ?id|attendee|name)$/i

const ADDRESSES = /\be-?mail\b/i

const cellsOf = (line: string) =>
  line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))

/** Whether a line has the headings of a report, above the people; Zoom writes two such lines, first that of the meeting. */
const isHeadings = (cells: string[]) =>
  cells.length > 1 &&
  cells.some((cell) => ADDRESSES.test(cell)) &&
  !cells.some((cell) => cell.includes('@'))

/**
 * The people named in a file or list, each once: of each line, the cell that holds an email address, else the first cell.
 * Headings, what stands above them, and empty lines are skipped.
 */
export const attendanceLines = (text: string) => {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map(cellsOf)
  const people = lines
    .slice(lines.map(isHeadings).lastIndexOf(true) + 1)
    .map((cells) => cells.find((cell) => cell.includes('@')) ?? cells[0])
    .filter((value) => value !== '' && !HEADERS.test(value))
  return [
    ...new Map(people.map((value) => [value.toLowerCase(), value])).values(),
  ]
}
