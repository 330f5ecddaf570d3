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

  "A transfer with the first of two approvals."
  type WaitingTransfer {
    "Of its first approval."
    id: Int!
    userId: Int!
    memberName: String!
    totalCentavos: Int!
    "Its part that stays as credit."
    surplusCentavos: Int!
    platform: PaymentPlatform!
    externalInvoiceId: String!
    "Empty for cash."
    referenceNo: String!
    "A Manila day, YYYY-MM-DD; null if the bill was approved without one."
    paidOn: String
    "The bills that it pays; none for money that no bill takes."
    bills: [WaitingBill!]!
    "The picture of its proof."
    pictureUrl: String
    "The file of the line that brings it; the second approval is given there."
    statementImportId: Int
    approverName: String!
    "Whether the signed-in person is the first approver."
    isOwn: Boolean!
    "Whether the signed-in person is the first approver or an administrator."
    mayWithdraw: Boolean!
    createdAt: DateTime!
  }

  type WaitingBill {
    id: Int!
    invoiceNumber: String!
    "A Manila day, YYYY-MM-DD."
    scheduleDate: String!
    "What the transfer pays of it."
    amountCentavos: Int!
  }

  type Query {
    "Oldest first. Without a member: of all members."
    waitingTransfers(userId: Int): [WaitingTransfer!]!
      @requirePermission(cap: "approvePayment")
  }

  type Mutation {
    recordPayment(input: RecordPaymentInput!): RecordedPayment!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
    "Confirms as the second person all that the first one approved. False if a bill that has opened since waits now."
    confirmTransfer(id: Int!): Boolean!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
  }
`
