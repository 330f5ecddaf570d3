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

  type Mutation {
    recordPayment(input: RecordPaymentInput!): RecordedPayment!
      @requirePermission(cap: "approvePayment")
  }
`
