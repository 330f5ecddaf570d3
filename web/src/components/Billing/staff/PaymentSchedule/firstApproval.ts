// The first of two approvals, which only staff see.
import type { FirstApprovalFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Bill } from 'src/components/Billing/Invoice/bill'

registerFragment(gql`
  fragment FirstApprovalFields on PaymentSchedule {
    id
    approval {
      id
      platform
      externalInvoiceId
      approvedById
      approvedByName
      mayWithdraw
      totalCentavos
      surplusCentavos
      referenceKey
      statementLineId
      paidAt
    }
  }
`)

/** A bill as staff see it. */
export type StaffBill = Bill & FirstApprovalFields
