export const schema = gql`
  "Money that goes back to a member."
  input RefundInput {
    amountCentavos: Int!
    "A platform's key or label in any spelling (docs/decisions/0033, 23)."
    platform: String!
    "Of the transfer that sent the money; empty only for cash."
    referenceNo: String!
    reason: String!
    "The member's request that it answers; it also ends the request's order."
    requestId: Int
    "Required beyond the member's credit, unless it answers a request: those bills stay paid."
    bills: RefundedBills
  }

  type RecordedRefund {
    "Nothing is booked yet: a second person must record the same."
    isWaiting: Boolean!
    receiptNumber: String
  }

  "A large refund with one approval."
  type WaitingRefund {
    id: Int!
    userId: Int!
    memberName: String!
    amountCentavos: Int!
    "Its part that comes from the member's credit; the rest comes from what is paid on bills."
    fromCreditCentavos: Int!
    platform: PaymentPlatform!
    referenceNo: String!
    reason: String!
    approverName: String!
    "Whether the signed-in person is the first approver."
    isOwn: Boolean!
    "The member's request that it answers."
    requestId: Int
    bills: RefundedBills
    createdAt: DateTime!
  }

  type Query {
    "Without a member: of all members, at most 100."
    waitingRefunds(userId: Int): [WaitingRefund!]!
      @requirePermission(cap: "approvePayment")
    "What the signed-in member has paid beyond their bills or was given."
    myCreditCentavos: Int! @requireAuth
  }

  type Mutation {
    "Returns the member's credit in centavos."
    giveCredit(userId: Int!, amountCentavos: Int!, reason: String!): Int!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
    "Takes back a credit or a surplus; returns the member's credit in centavos."
    revokeCredit(paymentId: Int!, reason: String!): Int!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
    "Pays bills of one's own, or of a member; returns the credit that is left, in centavos."
    payFromCredit(scheduleIds: [Int!]!): Int! @requireAuth(policy: SENSITIVE)
    refundMember(userId: Int!, input: RefundInput!): RecordedRefund!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
    withdrawRefund(id: Int!): Boolean!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
  }
`
