import type { Bill } from 'src/components/Billing/Invoice/bill'

import { firstStateOf } from './firstState'

const bill = (id: number, changes: Partial<Bill> = {}) =>
  ({ id, transactionId: null, waivedAt: null, proof: null, ...changes }) as Bill

const proof = (status: string) => ({ status }) as Bill['proof']

const submitted = bill(1, { proof: proof('SUBMITTED') })
const rejected = bill(2, { proof: proof('REJECTED') })
const paid = bill(3, { transactionId: 7 })
const waived = bill(4, { waivedAt: '2026-11-01' })
const open = bill(5)
const recorded = bill(6, { isReserved: true })

it.each([
  ['the first open bill is to be paid', [paid, waived, open], 'pay', 5],
  [
    'a proof that came back is to be sent again',
    [rejected, open],
    'returned',
    2,
  ],
  ['a proof is being checked', [submitted, open], 'checking', 1],
  [
    'a proof of a later bill is being checked',
    [open, submitted],
    'checking',
    1,
  ],
  ['a recorded payment waits', [recorded], 'recorded', 6],
  ['a proof comes before it', [recorded, submitted], 'checking', 1],
  ['nothing is open', [paid, waived], 'pay', undefined],
])('%s', (_, bills, step, id) => {
  const state = firstStateOf(bills)
  expect([state.step, state.bill?.id]).toEqual([step, id])
})
