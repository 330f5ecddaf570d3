import { typedText } from 'src/lib/database/paging'
import { AppError, InputError } from 'src/lib/errors'

const MAX_REASON = 2000

/** @throws REASON_REQUIRED, BAD_USER_INPUT (too long) */
export const requireReason = (reason: string) => {
  const text = typedText(reason)
  if (!text) throw new AppError('REASON_REQUIRED')
  if (text.length > MAX_REASON) throw new InputError({ reason: 'TOO_LONG' })
  return text
}

/** A note that may be empty. */
export const optionalNote = (note: string | null | undefined) => {
  const text = typedText(note ?? '')
  if (text.length > MAX_REASON) throw new InputError({ note: 'TOO_LONG' })
  return text
}
