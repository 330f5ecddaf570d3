// The rules of a win: field → the code of its message, for the form and the server.
import type { ErrorCode } from '../../errors'
import { isDay, manilaToday, type Day } from '../../manilaTime'
import { isVisible } from '../../text/plainMarks'

export type WinText = {
  title: string
  text?: string | null
  achievedOn: string | null
}

const MAX_TITLE_CHARACTERS = 120
const MAX_TEXT_CHARACTERS = 2_000

const titleRefusal = (title: string): ErrorCode | null => {
  if (!isVisible(title)) return 'REQUIRED'
  return title.trim().length > MAX_TITLE_CHARACTERS ? 'TOO_LONG' : null
}

/** A code for each refused field. */
export const winRefusals = (
  { title, text, achievedOn }: WinText,
  today: Day = manilaToday()
): Record<keyof WinText, ErrorCode | null> => ({
  title: titleRefusal(title),
  text: (text ?? '').trim().length > MAX_TEXT_CHARACTERS ? 'TOO_LONG' : null,
  achievedOn:
    achievedOn && isDay(achievedOn) && achievedOn <= today
      ? null
      : 'DATE_INVALID',
})
