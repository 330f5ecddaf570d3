// A member's account: bills, waivers, payments and reversals in order, with the balance after each line. The balance is
// always billed − waived − paid; below zero, the school owes the member.
import type { PlatformKey } from './platforms'

/** All amounts are in centavos. Instants are ISO strings, so that the web and the PDF read the same data. */
export type BilledEntry = {
  priceCentavos: number
  waivedAt: string | null
  waiveReason: string | null
  isCancelled: boolean
}

export type BilledInvoice = {
  id: number
  number: string
  productName: string
  issuedAt: string
  entries: BilledEntry[]
}

export type BookedPayment = {
  id: number
  kind: 'PAYMENT' | 'REVERSAL'
  amountCentavos: number
  paidAt: string
  platform: PlatformKey
  referenceNo: string | null
  receiptNumber: string | null
  note: string
  invoiceNumber: string
}

export type LedgerLine = {
  key: string
  kind: 'bill' | 'waiver' | 'payment' | 'reversal'
  at: string
  /** The change of the balance: positive for a bill, negative for a payment. */
  centavos: number
  balanceCentavos: number
  invoiceNumber: string
  productName?: string
  platform?: PlatformKey
  referenceNo?: string | null
  receiptNumber?: string | null
  reason?: string | null
  paymentId?: number
}

type Line = Omit<LedgerLine, 'balanceCentavos'>

/** The order of lines at the same instant: a bill comes before the line that settles it. */
const ranks = { bill: 0, waiver: 1, payment: 2, reversal: 3 }

const linesOfInvoice = ({
  id,
  number,
  productName,
  issuedAt,
  entries,
}: BilledInvoice): Line[] => {
  const billed = entries.filter(({ isCancelled }) => !isCancelled)
  const waived = billed.filter(({ waivedAt }) => waivedAt !== null)
  return [
    {
      key: `bill-${id}`,
      kind: 'bill',
      at: issuedAt,
      centavos: sum(billed),
      invoiceNumber: number,
      productName,
    },
    ...waived.map((entry, index) => ({
      key: `waiver-${id}-${index}`,
      kind: 'waiver' as const,
      at: entry.waivedAt as string,
      centavos: -entry.priceCentavos,
      invoiceNumber: number,
      reason: entry.waiveReason,
    })),
  ]
}

const lineOfPayment = (payment: BookedPayment): Line => ({
  key: `payment-${payment.id}`,
  kind: payment.kind === 'PAYMENT' ? 'payment' : 'reversal',
  at: payment.paidAt,
  centavos: -payment.amountCentavos,
  invoiceNumber: payment.invoiceNumber,
  platform: payment.platform,
  referenceNo: payment.referenceNo,
  receiptNumber: payment.receiptNumber,
  reason: payment.note || null,
  paymentId: payment.id,
})

const sum = (entries: { priceCentavos: number }[]) =>
  entries.reduce((total, { priceCentavos }) => total + priceCentavos, 0)

/** All lines, oldest first. */
export const ledgerOf = (
  invoices: readonly BilledInvoice[],
  payments: readonly BookedPayment[]
): LedgerLine[] => {
  const lines = [
    ...invoices.flatMap(linesOfInvoice),
    ...payments.map(lineOfPayment),
  ].sort(
    (a, b) =>
      Date.parse(a.at) - Date.parse(b.at) || ranks[a.kind] - ranks[b.kind]
  )
  let balanceCentavos = 0
  return lines.map((line) => {
    balanceCentavos += line.centavos
    return { ...line, balanceCentavos }
  })
}

/** The totals of the ledger. */
export const ledgerTotals = (lines: readonly LedgerLine[]) => {
  const of = (...kinds: LedgerLine['kind'][]) =>
    lines
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((total, { centavos }) => total + centavos, 0)
  return {
    billedCentavos: of('bill'),
    waivedCentavos: 0 - of('waiver'),
    paidCentavos: 0 - of('payment', 'reversal'),
    balanceCentavos: of('bill', 'waiver', 'payment', 'reversal'),
  }
}
