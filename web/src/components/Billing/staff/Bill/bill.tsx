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
    productName
    paidAt
    receiptNumber
    hasProof
    isWaiting
  }
`)

export const filters = ['unpaid', 'paid', 'all']

export const columns: Column<DeskBillFields>[] = [
  textColumn('memberName', fixed),
  textColumn('email', more),
  textColumn('productName', fixed),
  textColumn('invoiceNumber', fixed),
  dateColumn('scheduleDate', fixed),
  moneyColumn('priceCentavos', fixed),
  moneyColumn('owedCentavos', more),
  {
    key: 'status',
    value: (bill) => <BillState bill={bill} />,
    csv: ({ transactionId, waivedAt }) => {
      if (transactionId !== null) return 'paid'
      return waivedAt ? 'waived' : 'unpaid'
    },
  },
  textColumn('paymentPlatform', more),
  textColumn('externalInvoiceId', more),
  textColumn('receiptNumber', more),
  dateColumn('paidAt', more),
  dateColumn('promisedDate', more),
]
