import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment StatementImportFields on StatementImport {
    id
    platform
    fileName
    status
    createdByName
    createdAt
    undoReason
    sureLines
    bookedLines
    bookedCentavos
    counts {
      status
      lines
      sumCentavos
    }
  }
`)

registerFragment(gql`
  fragment StatementLineFields on StatementLine {
    id
    row
    paidOn
    amountCentavos
    referenceNo
    payerName
    status
    confidence
    reasons
    userId
    memberName
    proofId
    shown
    approverName
    booked {
      userId
      memberName
      receiptNumber
      amountCentavos
    }
    bills {
      id
      invoiceNumber
      scheduleDate
      priceCentavos
    }
  }
`)
