import { toCentavos, toPesos } from '$api/src/shared/money'
import { plainMarks } from '$api/src/shared/text/plainMarks'

/** Commas only between thousands: as the point of decimals, '1999,50' would be a hundred times as much. */
const NUMBER = /^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/

/** '1,234.5' → 1234.5; '' → null; anything else, such as '1999,50', '1e3' and '0x10', → NaN. */
export const typedNumber = (typed: string) => {
  const text = plainMarks(typed).replace(/\s/g, '')
  if (text === '') return null
  return NUMBER.test(text) && /\d/.test(text)
    ? Number(text.replaceAll(',', ''))
    : NaN
}

const PESO_SIGN = /^\s*(₱|php\.(?=\s)|php(?=[\s\d.])|p(?=[\s\d.]))/i

/** '₱15,000' → 15000: the answer to a question about an amount that a form asks as a number. */
export const typedAmount = (typed: string) =>
  typedNumber(typed.replace(PESO_SIGN, ''))

/** More decimals are no centavos. */
const TOO_EXACT = /\.\d{3}/

/** '₱1,234.5' → 123450 centavos; '' → null; anything else, including negative amounts, → NaN. */
export const parsePesos = (typed: string) => {
  const pesos = typedAmount(typed)
  if (pesos === null) return null
  if (TOO_EXACT.test(typed)) return NaN
  try {
    return toCentavos(pesos)
  } catch {
    return NaN
  }
}

/** The initial text of the field: 123450 → '1234.50'. */
export const shownPesos = (centavos: number | null) =>
  centavos === null ? '' : toPesos(centavos).toFixed(2)
