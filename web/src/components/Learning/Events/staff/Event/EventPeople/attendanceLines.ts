const HEADERS = /^(e-?mail( address)?|tribe ?id|attendee|name)$/i

/**
 * The people named in a file or list: of each line, the cell that holds an email address, else the first cell. Headings
 * and empty lines are skipped.
 */
export const attendanceLines = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line) =>
      line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    )
    .map((cells) => cells.find((cell) => cell.includes('@')) ?? cells[0])
    .filter((value) => value !== '' && !HEADERS.test(value))
