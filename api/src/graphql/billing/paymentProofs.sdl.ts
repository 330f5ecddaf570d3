export const schema = gql`
  "shared/billing/proofWarnings"
  enum ProofWarning {
    duplicate
    "Money of another platform has the same reference number."
    referenceElsewhere
    billPaid
    partBooked
    amountDiffers
    oldPayment
  }

  "WAITING is for a second approver; REFUSED has a code of the error catalogue."
  enum ProofOutcome {
    APPROVED
    WAITING
    REFUSED
  }

  type PaymentProof {
    id: Int!
    platform: PaymentPlatform!
    referenceNo: String!
    amountCentavos: Int!
    "A Manila day, YYYY-MM-DD."
    paidOn: String!
    status: ProofStatus!
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
    "What is still to be paid; 0 for a bill that is paid or waived."
    owedCentavos: Int!
  }

  "A proof that was sent back."
  type ReturnedProof {
    "A Manila day, YYYY-MM-DD."
    day: String!
    reason: String!
  }

  type ProofToReview {
    id: Int!
    userId: Int!
    memberName: String!
    platform: PaymentPlatform!
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
    "What was booked with the proof before."
    bookedCentavos: Int!
    warnings: [ProofWarning!]!
    "The latest proof for one of its bills that was sent back before."
    returned: ReturnedProof
    createdAt: DateTime!
  }

  type ProofDecision {
    id: Int!
    status: ProofOutcome!
    code: String
  }

  input SubmitPaymentProofInput {
    scheduleIds: [Int!]!
    fileId: Int
    "A platform's key or label in any spelling (docs/decisions/0033, 23)."
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
      @requireAuth(policy: ORDINARY, token: MONEY)
    approvePaymentProofs(
      ids: [Int!]!
      externalInvoiceId: String!
      acceptDifference: Boolean
      "What to book instead of the amount that the member typed; for a single proof."
      amountCentavos: Int
    ): [ProofDecision!]!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
    "Takes back proofs that the viewer approved within the last seconds, all or none."
    undoApprovedProofs(ids: [Int!]!): Boolean!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
    rejectPaymentProof(id: Int!, reason: String!): PaymentProof!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
  }
`
