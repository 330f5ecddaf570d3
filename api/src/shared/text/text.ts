// Shortens numbers and texts (spec section 9), and compares words.
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

/** The number of letters that differ (Levenshtein): 'kitten' → 'sitting' is 3. */
export const distance = (from: string, to: string) => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++)
      next.push(
        Math.min(
          row[j] + 1,
          next[j - 1] + 1,
          row[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1)
        )
      )
    row = next
  }
  return row[to.length]
}
