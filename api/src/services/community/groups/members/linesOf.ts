import { refuseInput } from 'src/lib/errors'

const MOST_LINES = 500

/** The e-mails or tribe ids of a text, one on each line. @throws REQUIRED, TOO_LONG at the field `people` */
export const linesOf = (people: string) => {
  const lines = people
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean)
  refuseInput({
    people:
      lines.length === 0 ? 'REQUIRED' : lines.length > MOST_LINES && 'TOO_LONG',
  })
  return lines
}
