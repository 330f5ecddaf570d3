import { currentUser } from 'src/lib/auth'
import { typedText } from 'src/lib/database/paging'
import { AppError } from 'src/lib/errors'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { cutText } from 'src/shared/text/cutText'

const MAX_CHARACTERS = 100

/** A search's text with single spaces, cut to 100 characters. */
export const asTyped = (query: string) =>
  cutText(typedText(query).replace(/\s+/g, ' '), MAX_CHARACTERS)

/** Counts a search of the viewer. @throws RATE_LIMITED */
export const countSearch = async () => {
  if (!(await withinLimit('searches-per-minute', currentUser().id)))
    throw new AppError('RATE_LIMITED')
}
