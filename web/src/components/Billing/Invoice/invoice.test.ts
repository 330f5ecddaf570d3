import type { Bill } from './bill'
import { isShownBy } from './invoice'

const unpaid = { transactionId: null, waivedAt: null } as Bill
const paid = { transactionId: 7, waivedAt: null } as Bill
const waived = { transactionId: null, waivedAt: '2026-11-01' } as Bill

it.each([
  ['all', [true, true, true]],
  ['unpaid', [true, false, false]],
  ['paid', [false, true, false]],
] as const)('%s shows of unpaid, paid and waived: %j', (filter, shown) => {
  expect([unpaid, paid, waived].map(isShownBy(filter))).toEqual(shown)
})
