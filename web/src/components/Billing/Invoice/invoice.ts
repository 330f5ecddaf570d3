// Bills as every screen reads them, and what is asked of them. `isPaid` is the spec's "has a transaction id".
import type { InvoiceFields, PaymentScheduleFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import { paymentStatus } from '$api/src/shared/billing/paymentStatus'
import type { Day } from '$api/src/shared/manilaTime'

registerFragment(gql`
  fragment PaymentProofFields on PaymentProof {
    id
    platform
    referenceNo
    amountCentavos
    paidOn
    status
    rejectReason
    fileUrl
    isDuplicate
    createdAt
  }
`)

registerFragment(gql`
  fragment PaymentScheduleFields on PaymentSchedule {
    id
    seq
    priceCentavos
    scheduleDate
    transactionId
    paymentPlatform
    externalInvoiceId
    proof {
      ...PaymentProofFields
    }
  }
`)

registerFragment(gql`
  fragment InvoiceFields on Invoice {
    id
    number
    totalCentavos
    issuedAt
    priceTrace
    subscription {
      id
      status
      productName
      paymentTermLabel
    }
    paymentSchedule {
      ...PaymentScheduleFields
    }
  }
`)

export type Bill = PaymentScheduleFields
export type BillFilter = 'all' | 'paid' | 'unpaid'
export const billFilters: BillFilter[] = ['all', 'unpaid', 'paid']

export const isPaid = ({ transactionId }: Pick<Bill, 'transactionId'>) =>
  transactionId != null

export const pendingProof = ({ proof }: Pick<Bill, 'proof'>) =>
  proof?.status === 'SUBMITTED' ? proof : null

export const rejectedProof = (bill: Pick<Bill, 'proof' | 'transactionId'>) =>
  !isPaid(bill) && bill.proof?.status === 'REJECTED' ? bill.proof : null

/** Unpaid, and nothing of it is being checked. */
export const isPayable = (bill: Bill) => !isPaid(bill) && !pendingProof(bill)

export const statusOf = (bill: Bill, today?: Day) =>
  paymentStatus(
    { scheduleDate: bill.scheduleDate, isPaid: isPaid(bill) },
    today
  )

export const isShownBy = (filter: BillFilter) => (bill: Bill) =>
  filter === 'all' || isPaid(bill) === (filter === 'paid')

/** Invoices with the bills that the filter shows; none without any. */
export const filterInvoices = (
  invoices: readonly InvoiceFields[],
  filter: BillFilter
) =>
  invoices
    .map((invoice) => ({
      ...invoice,
      paymentSchedule: invoice.paymentSchedule.filter(isShownBy(filter)),
    }))
    .filter(
      ({ paymentSchedule }) => filter === 'all' || paymentSchedule.length > 0
    )

export const billsOf = (invoices: readonly InvoiceFields[]) =>
  invoices.flatMap(({ paymentSchedule }) => paymentSchedule)

export const sumCentavos = (bills: Pick<Bill, 'priceCentavos'>[]) =>
  bills.reduce((sum, { priceCentavos }) => sum + priceCentavos, 0)

/** What one would pay first: overdue, or due within the week. */
export const isDueNow = (bill: Bill, today?: Day) =>
  isPayable(bill) && statusOf(bill, today).days < 7
