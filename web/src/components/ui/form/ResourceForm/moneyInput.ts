import { toCentavos, toPesos } from '$api/src/shared/money'

/** '₱1,234.5' → 123450 centavos; '' → null; anything else, including negative amounts, → NaN. */
export const parsePesos = (typed: string) => {
  const text = typed.replace(/[₱,\s]/g, '')
  if (text === '') return null
  if (!/^\d+(\.\d{0,2})?$/.test(text)) return NaN
  try {
    return toCentavos(Number(text))
  } catch {
    return NaN
  }
}

/** The initial text of the field: 123450 → '1234.50'. */
export const shownPesos = (centavos: number | null) =>
  centavos === null ? '' : toPesos(centavos).toFixed(2)
