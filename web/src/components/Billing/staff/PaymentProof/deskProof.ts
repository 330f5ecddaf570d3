import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment DeskProofFields on ProofToReview {
    id
    userId
    memberName
    platform
    referenceNo
    amountCentavos
    paidOn
    fileUrl
    duplicateOfMember
    owedCentavos
    bookedCentavos
    warnings
    returned {
      day
      reason
    }
    createdAt
    bills {
      id
      invoiceNumber
      productName
      paymentTermLabel
      scheduleDate
      priceCentavos
      owedCentavos
    }
  }
`)
