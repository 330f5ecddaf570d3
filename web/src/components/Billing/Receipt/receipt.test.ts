import type { ReceiptFields } from 'types/graphql'

import { receiptsOf } from './receipt'

const receipt = (
  id: number,
  scheduleIds: number[],
  isTakenBack = false
): ReceiptFields => ({
  id,
  number: `AR-2026-${id}`,
  kind: 'PAYMENT',
  amountCentavos: 100,
  platform: 'gcash',
  paidOn: '2026-11-10',
  scheduleIds,
  isTakenBack,
})

it.each<[string, ReceiptFields[], number[]]>([
  ['all parts, the earliest first', [receipt(3, [7]), receipt(2, [7])], [2, 3]],
  ['none of a reversed payment', [receipt(2, [7], true)], []],
  ['none of another bill', [receipt(2, [8])], []],
  ['none of money kept as credit', [receipt(2, [])], []],
])('a bill has the receipts of its payments: %s', (_, receipts, ids) => {
  expect(receiptsOf({ id: 7 }, receipts).map(({ id }) => id)).toEqual(ids)
})
