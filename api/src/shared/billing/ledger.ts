// A member's account: bills, waivers, payments, refunds, credit and reversals in order, with the balance after each line.
// The balance is what is left to pay on bills (figures.ts) less the credit that is not used; below zero, the school owes the
// member.
import { dayOf } from '../manilaTime'

import type { PlatformKey } from './platforms'

/** All amounts are in centavos. Instants are ISO strings, so that the web and the PDF read the same data. */
export type BilledEntry = {
  priceCentavos: number
  /** The paid part: a waiver covers only the rest. */
  paidCentavos: number
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

/** The lines of the kinds of payments; the keys are spelled as in the database. */
const lineKinds = {
  PAYMENT: 'payment',
  REVERSAL: 'reversal',
  REFUND: 'refund',
  CREDIT: 'credit',
  CREDIT_USE: 'creditUse',
  CREDIT_RELEASE: 'creditRelease',
} as const

export type BookedPayment = {
  id: number
  kind: keyof typeof lineKinds
  amountCentavos: number
  creditCentavos: number
  reversesId: number | null
  /** Common to the rows of one booking. */
  transferId: string
  /** The part that is paid on bills. */
  allocatedCentavos: number
  paidAt: string
  platform: PlatformKey
  referenceNo: string | null
  receiptNumber: string | null
  note: string
  invoiceNumber: string
}

export type LedgerLine = {
  key: string
  kind:
    | 'bill'
    | 'waiver'
    | 'payment'
    | 'credit'
    | 'creditRelease'
    | 'creditUse'
    | 'refund'
    | 'reversal'
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
  /** The change of the credit, if there is one. */
  creditCentavos?: number | null
  /** Whether it gave credit that nobody has taken back. */
  isCreditStanding?: boolean
}

type Line = Omit<LedgerLine, 'balanceCentavos'>

/** The order of lines within a day: a bill comes before the line that settles it. */
const ranks: Partial<Record<LedgerLine['kind'], number>> = {
  bill: 0,
  waiver: 1,
}
const rankOf = ({ kind }: Line) => ranks[kind] ?? 2

// Often only the day of a payment is known. Those of one day stand in the order in which they were booked, since a
// refund needs the payment before it.
const byTime = (a: Line, b: Line) => {
  const [dayA, dayB] = [dayOf(new Date(a.at)), dayOf(new Date(b.at))]
  if (dayA !== dayB) return dayA < dayB ? -1 : 1
  return (
    rankOf(a) - rankOf(b) ||
    (a.paymentId ?? 0) - (b.paymentId ?? 0) ||
    Date.parse(a.at) - Date.parse(b.at)
  )
}

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
      centavos: entry.paidCentavos - entry.priceCentavos,
      invoiceNumber: number,
      reason: entry.waiveReason,
    })),
  ]
}

const transfersOf = (
  payments: readonly BookedPayment[],
  kind: BookedPayment['kind']
) =>
  new Set(
    payments
      .filter((payment) => payment.kind === kind)
      .map(({ transferId }) => transferId)
  )

/** Payments that gave credit which stands: nobody has taken it back, and no refund was booked with it. */
const standingCredits = (payments: readonly BookedPayment[]) => {
  const reversed = new Set(payments.map(({ reversesId }) => reversesId))
  const refunds = transfersOf(payments, 'REFUND')
  return new Set(
    payments.filter(
      ({ id, kind, creditCentavos, transferId }) =>
        (kind === 'PAYMENT' ||
          (kind === 'CREDIT' && !refunds.has(transferId))) &&
        creditCentavos > 0 &&
        !reversed.has(id)
    )
  )
}

/** Leaves out the entries by which credit replaces refunded money on a bill: the credit and the refund show it. */
const withoutReplacements = (payments: readonly BookedPayment[]) => {
  const refunds = transfersOf(payments, 'REFUND')
  const credits = transfersOf(payments, 'CREDIT')
  return payments.filter(
    ({ kind, transferId }) =>
      !['CREDIT_RELEASE', 'CREDIT_USE'].includes(kind) ||
      !refunds.has(transferId) ||
      !credits.has(transferId)
  )
}

const lineOfPayment = (
  payment: BookedPayment,
  standing: ReadonlySet<BookedPayment>
): Line => ({
  key: `payment-${payment.id}`,
  kind: lineKinds[payment.kind],
  at: payment.paidAt,
  // Money that pays bills or becomes credit lowers what the member owes; credit that pays a bill does neither.
  centavos: 0 - payment.allocatedCentavos - payment.creditCentavos,
  creditCentavos: payment.creditCentavos || null,
  isCreditStanding: standing.has(payment),
  invoiceNumber: payment.invoiceNumber,
  platform: payment.amountCentavos === 0 ? undefined : payment.platform,
  referenceNo: payment.referenceNo,
  receiptNumber: payment.receiptNumber,
  reason: payment.note || null,
  paymentId: payment.id,
})

const sum = (entries: { priceCentavos: number }[]) =>
  entries.reduce((total, { priceCentavos }) => total + priceCentavos, 0)

/** All lines, oldest first; within a Manila day, bills come before the lines that settle them. */
export const ledgerOf = (
  invoices: readonly BilledInvoice[],
  payments: readonly BookedPayment[]
): LedgerLine[] => {
  const standing = standingCredits(payments)
  const lines = [
    ...invoices.flatMap(linesOfInvoice),
    ...withoutReplacements(payments).map((payment) =>
      lineOfPayment(payment, standing)
    ),
  ].sort(byTime)
  let balanceCentavos = 0
  return lines.map((line) => {
    balanceCentavos += line.centavos
    return { ...line, balanceCentavos }
  })
}
