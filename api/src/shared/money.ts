// Money is a whole number of centavos. Pesos exist only in a form's input and in GraphQL's `price`. No other file does
// arithmetic on money. Spec sections 1 and 9; docs/decisions/0033, 16 to 18.

const pesoFormat = new Intl.NumberFormat('en-PH', {
  style: 'currency',
  currency: 'PHP',
})

/** 123450 → '₱1,234.50'; a negative amount has its sign first: '-₱50.00'. */
export const formatPeso = (centavos: number) =>
  pesoFormat.format(toPesos(centavos))

/** A price for buyers: 0 → 'FREE', otherwise like formatPeso. */
export const formatPrice = (centavos: number) =>
  centavos === 0 ? 'FREE' : formatPeso(centavos)

/** Centavos → pesos for GraphQL's Float. */
export const toPesos = (centavos: number) => centavos / 100 || 0

/** The largest amount that is booked at once: ₱20,000,000, which a 32-bit integer holds. */
export const MAX_CENTAVOS = 2_000_000_000

/** Whether an amount can be the price of an offer or a surcharge on it, which are booked together. */
export const isOfferAmount = (centavos: number) =>
  centavos >= 0 && centavos <= MAX_CENTAVOS / 2

/**
 * Pesos as typed → centavos. Rounds half up by the decimal digits as written: 1.005 → 101, although the nearest double
 * is below 1.005. Throws a RangeError for NaN, negative and unsafe amounts.
 */
export const toCentavos = (pesos: number) =>
  wholeAmount(pesos < 1e-6 && pesos >= 0 ? 0 : Math.round(shift2(pesos)))

/**
 * `percent` of an amount, rounded half up once. A percentage has up to two decimals and is calculated in basis points,
 * so that the arithmetic stays in integers. Throws a RangeError for any other percentage.
 */
export const percentOf = (centavos: number, percent: number) => {
  const basisPoints = wholeAmount(shift2(percent))
  const scaled = wholeAmount(wholeAmount(centavos) * basisPoints + 5_000)
  return (scaled - (scaled % 10_000)) / 10_000
}

/** Above 0 and at most 100 with at most two decimals, because no more are stored. */
export const isPercentage = (percent: number) =>
  percent > 0 && percent <= 100 && Number.isInteger(shift2(percent))

/** Moves the decimal point two places in the decimal digits, without binary rounding. */
const shift2 = (value: number) => Number(`${value}e2`)

const wholeAmount = (value: number) => {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`Not an amount: ${value}`)
  return value
}

const groupedFormat = new Intl.NumberFormat('en-PH')

/** A report's sum, formatted exactly: '-123450' → '-₱1,234.50'. The sum is a string of centavos of any length. */
export const formatSum = (centavos: string) => {
  const sum = BigInt(centavos)
  const size = sum < 0n ? -sum : sum
  const rest = String(size % 100n).padStart(2, '0')
  return `${sum < 0n ? '-' : ''}₱${groupedFormat.format(size / 100n)}.${rest}`
}

/** The sum in pesos for a file: a number if a number is exact, otherwise a formatted string. */
export const sumInPesos = (centavos: string) => {
  const sum = Number(centavos)
  return Number.isSafeInteger(sum) ? toPesos(sum) : formatSum(centavos)
}
