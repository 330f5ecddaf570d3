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

  type ProofToReview {
    id: Int!
    userId: Int!
    memberName: String!
    platform: String!
    referenceNo: String!
    amountCentavos: Int!
    isDuplicate: Boolean!
    createdAt: DateTime!
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
  }

  type Mutation {
    submitPaymentProof(input: SubmitPaymentProofInput!): PaymentProof!
      @requireAuth
    rejectPaymentProof(id: Int!, reason: String!): PaymentProof!
      @requirePermission(cap: "approvePayment")
  }
`
