import type { InvoiceFields } from 'types/graphql'

import type { Bill } from './bill'
import { billsOf, billsToPay, isShownBy } from './invoice'

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

describe('what a payment of several bills needs', () => {
  const invoice = (number: string, productId: number, ids: number[]) =>
    ({
      number,
      subscription: { productId },
      paymentSchedule: ids.map((id) => ({ id, owedCentavos: id * 100 })),
    }) as InvoiceFields
  const invoices = [invoice('A-1', 7, [1, 2]), invoice('B-2', 8, [3])]

  it.each([
    ['of one invoice', [1, 2], 300, [7], ['A-1']],
    ['of two invoices', [2, 3], 500, [7, 8], ['A-1', 'B-2']],
    ['of none', [], 0, [], []],
  ])('%s', (_, ids, sumCentavos, productIds, invoiceNumbers) => {
    const chosen = billsOf(invoices).filter(({ id }) => ids.includes(id))
    expect(billsToPay(invoices, chosen)).toEqual({
      scheduleIds: ids,
      sumCentavos,
      productIds,
      invoiceNumbers,
    })
  })
})
