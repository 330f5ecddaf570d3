import { registerFragment } from '@redwoodjs/web/apollo'

import 'src/components/Billing/staff/Promise/promiseFragment'

registerFragment(gql`
  fragment AccountFields on StudentPaymentDetails {
    userId
    name
    email
    mobileNumber
    billedCentavos
    paidCentavos
    creditedCentavos
    leftCentavos
    balanceCentavos
    overdueCentavos
    creditCentavos
    openEntries {
      id
      invoiceNumber
      priceCentavos
      owedCentavos
      scheduleDate
      promisedDate
      remindedOn
      isReserved
    }
    paidEntries {
      id
      seq
      invoiceNumber
      priceCentavos
      paidCentavos
      moneyCentavos
    }
    lines {
      key
      kind
      at
      centavos
      balanceCentavos
      invoiceNumber
      productName
      platform
      referenceNo
      receiptNumber
      reason
      paymentId
      creditCentavos
      isCreditStanding
    }
    notes {
      id
      text
      authorName
      createdAt
    }
    promises {
      ...PromiseFields
    }
  }
`)
