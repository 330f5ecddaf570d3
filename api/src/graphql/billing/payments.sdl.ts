export const schema = gql`
  "Money that staff record for a member."
  input RecordPaymentInput {
    "The member, if no bills are chosen; the bills must be theirs."
    userId: Int
    "Open bills of one member, in the order in which they are paid; what is left over pays the other open bills."
    scheduleIds: [Int!]!
    amountCentavos: Int!
    "A platform's key or label in any spelling (docs/decisions/0033, 23)."
    platform: String!
    "Empty only for cash."
    referenceNo: String!
    "A Manila day, YYYY-MM-DD."
    paidOn: String!
    externalInvoiceId: String
    "Whether money beyond all open bills stays as the member's credit; it is refused otherwise."
    keepsSurplus: Boolean
  }

  type RecordedPayment {
    "Nothing is booked yet: a second person must record the same."
    isWaiting: Boolean!
    "One for each bill that the money pays, and one for what stays as credit."
    receiptNumbers: [String!]!
  }

  "Money that no bill takes, and that has one of two approvals."
  type WaitingSurplus {
    id: Int!
    userId: Int!
    memberName: String!
    totalCentavos: Int!
    platform: PaymentPlatform!
    "Empty for cash."
    referenceNo: String!
    "A Manila day, YYYY-MM-DD."
    paidOn: String!
    "The proof that a second person approves; without one, they confirm what was recorded."
    proofId: Int
    approverName: String!
    "Whether the signed-in person is the first approver."
    isOwn: Boolean!
  }

  type Query {
    "Without a member: of all members, at most 100."
    waitingSurpluses(userId: Int): [WaitingSurplus!]!
      @requirePermission(cap: "approvePayment")
  }

  type Mutation {
    recordPayment(input: RecordPaymentInput!): RecordedPayment!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
    confirmSurplus(id: Int!): RecordedPayment!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
  }
`
