export const schema = gql`
  type PaymentProof {
    id: Int!
    platform: String!
    referenceNo: String!
    amountCentavos: Int!
    "A Manila day, YYYY-MM-DD."
    paidOn: String!
    status: String!
    rejectReason: String
    fileUrl: String!
    "The same screenshot was sent before."
    isDuplicate: Boolean!
    createdAt: DateTime!
  }

  type ProofBill {
    id: Int!
    invoiceNumber: String!
    productName: String!
    paymentTermLabel: String!
    "A Manila day, YYYY-MM-DD."
    scheduleDate: String!
    priceCentavos: Int!
    isOpen: Boolean!
  }

  type ProofToReview {
    id: Int!
    userId: Int!
    memberName: String!
    platform: String!
    referenceNo: String!
    amountCentavos: Int!
    "A Manila day, YYYY-MM-DD."
    paidOn: String!
    fileUrl: String!
    isDuplicate: Boolean!
    "The member who sent the same screenshot before."
    duplicateOfMember: String
    bills: [ProofBill!]!
    "The open amount of its bills."
    owedCentavos: Int!
    "duplicate, amountDiffers, oldPayment (shared/billing/proofWarnings)."
    warnings: [String!]!
    createdAt: DateTime!
  }

  type ProofDecision {
    id: Int!
    "APPROVED, WAITING (for a second approver) or REFUSED with a code of the error catalogue."
    status: String!
    code: String
  }

  input SubmitPaymentProofInput {
    scheduleIds: [Int!]!
    fileId: Int
    platform: String!
    referenceNo: String!
    amountCentavos: Int!
    paidOn: String!
  }

  type Query {
    proofsToReview: [ProofToReview!]! @requirePermission(cap: "approvePayment")
    "Stops at a thousand."
    proofsToReviewCount: Int! @requirePermission(cap: "approvePayment")
  }

  type Mutation {
    submitPaymentProof(input: SubmitPaymentProofInput!): PaymentProof!
      @requireAuth
    approvePaymentProofs(
      ids: [Int!]!
      externalInvoiceId: String!
      acceptDifference: Boolean
    ): [ProofDecision!]! @requirePermission(cap: "approvePayment")
    rejectPaymentProof(id: Int!, reason: String!): PaymentProof!
      @requirePermission(cap: "approvePayment")
  }
`
