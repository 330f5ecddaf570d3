export const schema = gql`
  input AddPaymentScheduleInput {
    invoiceId: Int!
    scheduleDate: String!
    price: Float!
  }

  input UpdatePaymentScheduleInput {
    "A platform's key or label in any spelling (docs/decisions/0033, 23)."
    paymentPlatform: String
    scheduleDate: String
    price: Float
  }

  "The first of two approvals, which amounts above a set limit need."
  type FirstApproval {
    id: Int!
    platform: PaymentPlatform!
    externalInvoiceId: String!
    "What would be booked on this bill."
    amountCentavos: Int!
    "The whole transfer, and its part that would stay as credit."
    totalCentavos: Int!
    surplusCentavos: Int!
    "Letters and digits of the transfer's reference number; empty if it has none."
    referenceKey: String!
    "When the money came, for a transfer that was recorded without a proof."
    paidAt: DateTime
    "Of the line of a statement that brings the money; the second approval is given there."
    statementLineId: Int
    approvedById: Int!
    approvedByName: String!
    "Whether the signed-in person is the first approver or an administrator."
    mayWithdraw: Boolean!
    createdAt: DateTime!
  }

  type Mutation {
    addPaymentSchedule(input: AddPaymentScheduleInput!): PaymentSchedule!
      @requirePermission(cap: "editSchedule", policy: SENSITIVE)
    updatePaymentSchedule(
      id: Int!
      input: UpdatePaymentScheduleInput!
    ): PaymentSchedule!
      @requirePermission(cap: "editSchedule", policy: SENSITIVE)
    approvePaymentScheduleTransaction(
      id: Int!
      paymentPlatform: String!
      externalInvoiceId: String!
      "The first approval that the person was shown, which they confirm; it is refused if another one waits now."
      approvalId: Int
      "What was owed as the person was shown it; it is refused if another amount is owed now."
      shownCentavos: Int
      "The pending proof that the person was shown, 0 for none; it is refused if another one is there now."
      shownProofId: Int
    ): PaymentSchedule!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
    disapprovePaymentScheduleTransaction(
      id: Int!
      remarks: String!
    ): PaymentSchedule!
      @requirePermission(cap: "revokePayment", policy: SENSITIVE)
    "Withdraws a first approval of a bill, or of money that no bill takes. Returns the bills that waited for its transfer."
    withdrawApproval(id: Int!): [PaymentSchedule!]!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
    waivePaymentSchedule(id: Int!, reason: String!): PaymentSchedule!
      @requirePermission(cap: "editSchedule", policy: SENSITIVE)
    unwaivePaymentSchedule(id: Int!): PaymentSchedule!
      @requirePermission(cap: "editSchedule", policy: SENSITIVE)
  }
`
