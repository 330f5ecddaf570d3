const HEADERS = /^(e-?mail( address)?|tribe ?id|attendee|name)$/i

/**
 * Who is named in a file or a list: of each line the cell that holds an address, else the first. A heading is none of
 * them, and an empty line is skipped.
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
