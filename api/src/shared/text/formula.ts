// Spreadsheets run a text that starts like a formula (docs/security.md S-55). Some also accept full-width signs or white
// space before the sign.
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

export const isFormula = (text: string) => FORMULA.test(text)

/** The text for a cell of an exported file: an apostrophe keeps a formula from being run. */
export const escapeFormula = (text: string) =>
  isFormula(text) ? `'${text}` : text

/**
 * Spreadsheets round a number with this many digits, and take '12E5' for a power of ten and '+639171234567' for a sum.
 * Once opened and saved, all of them are lost.
 */
const LOST_AS_NUMBER = /^\d{16,}$|^\d+e\d+$|^\+\d[\d ().-]{6,18}$/i

/** The text for a cell of a CSV file, which does not tell texts from numbers. `unwrapText` reads it. */
export const csvText = (text: string) =>
  LOST_AS_NUMBER.test(text) ? `="${text}"` : escapeFormula(text)

/** The text that was exported: takes the apostrophe of `escapeFormula` away. */
export const unescapeFormula = (text: string) =>
  text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text

/** '="0071"' → '0071': so programs keep a text from being taken for a number. */
export const unwrapText = (text: string) => text.replace(/^="(.*)"$/, '$1')
