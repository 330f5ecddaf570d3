// Invoices as every screen reads them, and the filter of their bills.
import type { InvoiceFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import { isOpen, isPaid, sumOwed, type Bill } from './bill'

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
    paidCentavos
    creditCentavos
    owedCentavos
    scheduleDate
    transactionId
    paymentPlatform
    externalInvoiceId
    waivedAt
    waiveReason
    promisedDate
    isReserved
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
      productId
      productName
      paymentTermLabel
    }
    paymentSchedule {
      ...PaymentScheduleFields
    }
  }
`)

export type BillFilter = 'all' | 'paid' | 'unpaid'
export const billFilters: BillFilter[] = ['all', 'paid', 'unpaid']

// A waived bill is neither paid nor unpaid: nobody owes it.
const shownBy = { all: () => true, unpaid: isOpen, paid: isPaid }

export const isShownBy = (filter: BillFilter): ((bill: Bill) => boolean) =>
  shownBy[filter]

/** The invoices with the bills that the filter shows; invoices without any are left out. */
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

/** The chosen bills with what a payment of them needs: the sum, the products and the numbers to quote. */
export const billsToPay = (
  invoices: readonly InvoiceFields[],
  chosen: readonly Bill[]
) => {
  const ids = new Set(chosen.map(({ id }) => id))
  const paid = invoices.filter(({ paymentSchedule }) =>
    paymentSchedule.some(({ id }) => ids.has(id))
  )
  return {
    scheduleIds: [...ids],
    sumCentavos: sumOwed(chosen),
    productIds: paid.map(({ subscription }) => subscription.productId),
    invoiceNumbers: paid.map(({ number }) => number),
  }
}
