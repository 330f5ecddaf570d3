import { dayOfDateColumn } from '../../manilaTime'
import { repairedText } from '../../text/decodeText'

import { writeDate } from './cells'

/** The text of a spreadsheet's cell. A cell of type date is unambiguous, so it is written as the templates want it. */
export const cellText = (value: unknown) => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date)
    return Number.isNaN(value.getTime())
      ? ''
      : writeDate(dayOfDateColumn(value))
  return repairedText(String(value))
}
