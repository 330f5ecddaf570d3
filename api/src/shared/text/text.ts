// Shortens numbers and texts (spec section 9).
import { TRUNCATE_CHARACTERS } from '../constants'

/** 1234 → '1.2K', 2500000 → '2.5M'; unchanged below a thousand. */
export const compactNumber = (value: number) => {
  const size = Math.abs(value)
  if (size < 1_000) return String(value)
  // At 999,950 and above, one decimal would give '1000.0K'.
  return size < 999_950
    ? `${tenths(value / 1_000)}K`
    : `${tenths(value / 1_000_000)}M`
}

const tenths = (value: number) => value.toFixed(1)

/** The first `limit` characters and '…'; a text that fits is unchanged. Never splits a character. */
export const truncate = (text: string, limit = TRUNCATE_CHARACTERS) => {
  const characters = [...text]
  if (characters.length <= limit) return text
  return `${characters.slice(0, limit).join('').trimEnd()}…`
}
