import fc from 'fast-check'

import { ledgerOf, type BilledInvoice, type BookedPayment } from './ledger'

const entry = (priceCentavos: number, changes = {}) => ({
  priceCentavos,
  paidCentavos: 0,
  waivedAt: null,
  waiveReason: null,
  isCancelled: false,
  ...changes,
})

const invoice = (entries: BilledInvoice['entries']): BilledInvoice => ({
  id: 1,
  number: 'INV-2026-000001',
  productName: 'Membership',
  issuedAt: '2026-01-01T00:00:00.000Z',
  entries,
})

const payment = (
  amountCentavos: number,
  changes: Partial<BookedPayment> = {}
): BookedPayment => ({
  id: 7,
  kind: amountCentavos < 0 ? 'REVERSAL' : 'PAYMENT',
  amountCentavos,
  creditCentavos: 0,
  reversesId: null,
  transferId: 'one',
  allocatedCentavos: amountCentavos,
  paidAt: '2026-01-02T00:00:00.000Z',
  platform: 'gcash',
  referenceNo: '123',
  receiptNumber: 'AR-2026-000001',
  note: '',
  invoiceNumber: 'INV-2026-000001',
  ...changes,
})

test('Lists bills, payments and reversals in order, each with the balance after it', () => {
  const lines = ledgerOf(
    [invoice([entry(60_000), entry(40_000)])],
    [
      payment(-60_000, { id: 8, paidAt: '2026-01-05T00:00:00.000Z' }),
      payment(60_000),
    ]
  )
  expect(
    lines.map(({ kind, centavos, balanceCentavos }) => [
      kind,
      centavos,
      balanceCentavos,
    ])
  ).toEqual([
    ['bill', 100_000, 100_000],
    ['payment', -60_000, 40_000],
    ['reversal', 60_000, 100_000],
  ])
  expect(lines.at(-1)?.balanceCentavos).toBe(100_000)
})

test('A refund stands after the payment of the same day that was booked before it', () => {
  const lines = ledgerOf(
    [invoice([entry(60_000)])],
    [
      payment(70_000, { id: 8, paidAt: '2026-01-02T09:00:00.000Z' }),
      payment(-10_000, {
        id: 9,
        kind: 'REFUND',
        allocatedCentavos: 0,
        creditCentavos: -10_000,
        paidAt: '2026-01-02T00:00:00.000Z',
      }),
    ]
  )
  expect(lines.map(({ kind }) => kind)).toEqual(['bill', 'payment', 'refund'])
})

test('Waived and cancelled entries are not owed', () => {
  const lines = ledgerOf(
    [
      invoice([
        entry(60_000),
        entry(40_000, {
          waivedAt: '2026-02-01T00:00:00.000Z',
          waiveReason: 'Scholarship',
        }),
        entry(99_999, { isCancelled: true }),
      ]),
    ],
    []
  )
  expect(lines.map(({ kind }) => kind)).toEqual(['bill', 'waiver'])
  expect(lines[1]).toMatchObject({ reason: 'Scholarship', centavos: -40_000 })
  expect(lines.at(-1)?.balanceCentavos).toBe(60_000)
})

test('A waiver forgives what was not paid', () => {
  const lines = ledgerOf(
    [
      invoice([
        entry(60_000, {
          paidCentavos: 45_000,
          waivedAt: '2026-02-01T00:00:00.000Z',
        }),
      ]),
    ],
    [payment(45_000)]
  )
  expect(lines.at(-1)?.balanceCentavos).toBe(0)
})

test('At the same instant a bill comes before its payment', () => {
  const at = '2026-01-01T00:00:00.000Z'
  expect(
    ledgerOf([invoice([entry(1)])], [payment(1, { paidAt: at })]).map(
      ({ kind }) => kind
    )
  ).toEqual(['bill', 'payment'])
})

test('Within a Manila day a bill comes before its payment, whose time is not known', () => {
  const issuedAt = '2026-11-23T18:05:00.000Z'
  const kinds = (paidAt: string) =>
    ledgerOf(
      [{ ...invoice([entry(1)]), issuedAt }],
      [payment(1, { paidAt })]
    ).map(({ kind }) => kind)
  expect(kinds('2026-11-24T00:00:00.000Z')).toEqual(['bill', 'payment'])
  // Issued on the 24th in Manila, at 2:05 AM, and paid on that day or the day before.
  expect(kinds('2026-11-23T16:00:00.000Z')).toEqual(['bill', 'payment'])
  expect(kinds('2026-11-23T00:00:00.000Z')).toEqual(['payment', 'bill'])
})

test('The balance is billed − waived − paid, after any sequence of events', () => {
  const centavos = fc.integer({ min: 0, max: 20_000_000 })
  const day = fc
    .integer({ min: 0, max: 3650 })
    .map((days) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString())
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          priceCentavos: centavos,
          waivedAt: fc.option(day),
          isCancelled: fc.boolean(),
        })
      ),
      fc.array(
        fc.record({ amount: centavos, isTaken: fc.boolean(), paidAt: day })
      ),
      (entries, payments) => {
        const lines = ledgerOf(
          [invoice(entries.map((each) => entry(each.priceCentavos, each)))],
          payments.map(({ amount, isTaken, paidAt }, id) =>
            payment(isTaken ? -amount : amount, { id, paidAt })
          )
        )
        const owed = entries
          .filter(({ waivedAt, isCancelled }) => !waivedAt && !isCancelled)
          .reduce((sum, { priceCentavos }) => sum + priceCentavos, 0)
        const paid = payments.reduce(
          (sum, { amount, isTaken }) => sum + (isTaken ? -amount : amount),
          0
        )
        expect(lines.at(-1)?.balanceCentavos ?? 0).toBe(owed - paid)
      }
    ),
    { numRuns: 500 }
  )
})
