import { invoiceNumbersIn, mobileOf, mobilesIn } from './payerMarks'

test.each([
  ['Received GCash w/ message INV-2026-000015', ['INV-2026-000015']],
  ['inv 2026 000015 / INV2026000016', ['INV-2026-000015', 'INV-2026-000016']],
  ['INV‑2026–000015, INV-2026-000015', ['INV-2026-000015']],
  ['INV-2026-00015', []],
  ['INV-2026-0000155', []],
  ['XINV-2026-000015', []],
])('The invoices in %j are %j', (text, numbers) => {
  expect(invoiceNumbersIn(text)).toEqual(numbers)
})

test.each([
  ['from 0917 123 4567', ['9171234567']],
  ['+63 917-123-4567 and 639171234567', ['9171234567']],
  ['09171234567', ['9171234567']],
  // A reference number of ten digits, or of thirteen.
  ['9171234567', []],
  ['0009171234567', []],
  ['0917***4567', []],
])('The mobile numbers in %j are %j', (text, numbers) => {
  expect(mobilesIn(text)).toEqual(numbers)
})

test.each([
  ['+639171234567', '9171234567'],
  ['+6591234567', null],
  [null, null],
])('%j is compared as %j', (stored, digits) => {
  expect(mobileOf(stored)).toBe(digits)
})
