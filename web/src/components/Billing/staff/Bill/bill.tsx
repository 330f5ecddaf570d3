// A bill as the payments desk shows it.
import type { DeskBillFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  dateColumn,
  fixed,
  moneyColumn,
  more,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

import { BillState } from './BillState'
import { daysLate } from './daysLate'

registerFragment(gql`
  fragment DeskBillFields on DeskBill {
    id
    seq
    priceCentavos
    creditCentavos
    owedCentavos
    scheduleDate
    transactionId
    paymentPlatform
    externalInvoiceId
    waivedAt
    promisedDate
    invoiceNumber
    userId
    memberName
    email
    mobileNumber
    productName
    paidAt
    receiptNumber
    hasProof
    isWaiting
  }
`)

/** Staff collect by the file, which has these whether or not the list shows them. */
const filed = { ...more, inFile: true }

export const filters = ['unpaid', 'paid', 'all']

export const columns: Column<DeskBillFields>[] = [
  textColumn('memberName', fixed),
  textColumn('email', filed),
  textColumn('mobileNumber', filed),
  textColumn('productName', fixed),
  textColumn('invoiceNumber', fixed),
  dateColumn('scheduleDate', fixed),
  moneyColumn('priceCentavos', fixed),
  moneyColumn('owedCentavos', filed),
  {
    key: 'daysLate',
    ...filed,
    align: 'right',
    value: (bill) => daysLate(bill) || null,
  },
  {
    key: 'status',
    value: (bill) => <BillState bill={bill} />,
    csv: ({ transactionId, waivedAt, owedCentavos, priceCentavos }) => {
      if (transactionId !== null) return 'paid'
      if (waivedAt) return 'waived'
      return owedCentavos < priceCentavos ? 'partly paid' : 'unpaid'
    },
  },
  textColumn('paymentPlatform', more),
  textColumn('externalInvoiceId', more),
  textColumn('receiptNumber', more),
  dateColumn('paidAt', more),
  dateColumn('promisedDate', more),
]
