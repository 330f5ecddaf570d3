// Marks by which payers say in the texts of a transfer whose bill it pays.
import { plainMarks } from '../../text/plainMarks'

/** Banks drop or change the hyphens: 'INV2026000015', 'inv 2026-000015'. */
const INVOICE = /\bINV[\s.-]{0,3}(\d{4})[\s.-]{0,3}(\d{6})\b/gi

/** '0917 123 4567', '+63 917-123-4567'; without a prefix, ten digits may be any number. */
const MOBILE =
  /(?<![\d*])(?:\+?63|0)[\s.-]?(9\d{2})[\s.-]?(\d{3})[\s.-]?(\d{4})(?![\d*])/g

/** The numbers of invoices in a text, spelled as the product does. */
export const invoiceNumbersIn = (text: string) => [
  ...new Set(
    [...plainMarks(text).matchAll(INVOICE)].map(
      ([, year, number]) => `INV-${year}-${number}`
    )
  ),
]

/** The Philippine mobile numbers in a text, each as ten digits. */
export const mobilesIn = (text: string) => [
  ...new Set(
    [...plainMarks(text).matchAll(MOBILE)].map((found) =>
      found.slice(1).join('')
    )
  ),
]

/** The marks in the texts of a line, except in its reference number. */
export const marksOf = (raw: Record<string, string>, referenceNo: string) => {
  const text = Object.values(raw)
    .filter((cell) => cell !== referenceNo)
    .join(' | ')
  return { invoiceNumbers: invoiceNumbersIn(text), mobiles: mobilesIn(text) }
}

/** A stored mobile number ('+639171234567') as ten digits; null for one of another country. */
export const mobileOf = (stored: string | null) =>
  stored === null ? null : (mobilesIn(stored)[0] ?? null)
