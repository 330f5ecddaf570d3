import { registerFragment } from '@redwoodjs/web/apollo'

import 'src/components/Billing/Invoice/invoice'

registerFragment(gql`
  fragment SubscriptionDetailFields on SubscriptionDetail {
    id
    userId
    userName
    userEmail
    status
    source
    startsAt
    expiry
    unenrolledAt
    unenrolReason
    pausedAt
    pauseCause
    pauseReason
    isPrimary
    productName
    paymentTermLabel
    batchName
    createdAt
    levels
    courses
    funnel {
      id
      name
    }
    chain {
      id
      status
      startsAt
      expiry
    }
    invoices {
      ...InvoiceFields
      ...InvoiceBillingFields
    }
    history {
      id
      action
      entity
      at
      actorName
      reason
    }
  }
`)
