// The rule of every name of a person, because names stand in mails: mail programs make links of addresses.
import type { ErrorCode } from '../errors'
import { isVisible } from '../text/plainMarks'

export const MAX_NAME_CHARACTERS = 60

/** Addresses of sites ('evil.example/win' too) and of mailboxes, and characters that break or reverse a line. */
const NOT_IN_NAMES =
  /:\/\/|www\.|@|\.[^\s.]+\/|[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/iu

/**
 * Addresses without a path, which mail programs make links of, too: `claim-prize.com`. Only common endings of sites count,
 * because people leave out the space after `Ma.` and `P.`; the wide dots of Chinese and Japanese are dots for browsers.
 */
const SITE =
  /[\p{L}\p{N}-]{2}[.\u3002\uff0e\uff61](?:com|net|org|edu|gov|info|biz|app|dev|page|site|online|website|space|store|shop|club|live|link|click|top|xyz|pro|win|vip|icu|fun|work|world|today|cloud|tech|asia|ph|io|co|cc|tv|gg|ly|ru|cn|tk|ml|ga|cf|gq)(?![\p{L}\p{N}])/iu

/** The code of the message if a name is refused, otherwise null. An empty name is not refused here. */
export const nameRefusal = (name: string): ErrorCode | null => {
  const trimmed = name.trim()
  if (trimmed.length > MAX_NAME_CHARACTERS) return 'NAME_TOO_LONG'
  return NOT_IN_NAMES.test(trimmed) || SITE.test(trimmed)
    ? 'NAME_INVALID'
    : null
}

/** As `nameRefusal`, for a required name; `missing` is the code for one without a visible character. */
export const requiredName = (missing: ErrorCode) => (name: string) =>
  isVisible(name) ? nameRefusal(name) : missing
