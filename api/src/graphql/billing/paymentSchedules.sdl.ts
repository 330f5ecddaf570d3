export const schema = gql`
  input AddPaymentScheduleInput {
    invoiceId: Int!
    scheduleDate: String!
    price: Float!
  }

  input UpdatePaymentScheduleInput {
    paymentPlatform: String
    scheduleDate: String
    price: Float
  }

  "The first of two approvals, which amounts above a set limit need."
  type FirstApproval {
    platform: String!
    externalInvoiceId: String!
    approvedById: Int!
    approvedByName: String!
    createdAt: DateTime!
  }

  type Mutation {
    addPaymentSchedule(input: AddPaymentScheduleInput!): PaymentSchedule!
      @requirePermission(cap: "editSchedule")
    updatePaymentSchedule(
      id: Int!
      input: UpdatePaymentScheduleInput!
    ): PaymentSchedule! @requirePermission(cap: "editSchedule")
    approvePaymentScheduleTransaction(
      id: Int!
      paymentPlatform: String!
      externalInvoiceId: String!
    ): PaymentSchedule! @requirePermission(cap: "approvePayment")
    disapprovePaymentScheduleTransaction(
      id: Int!
      remarks: String!
    ): PaymentSchedule! @requirePermission(cap: "revokePayment")
    waivePaymentSchedule(id: Int!, reason: String!): PaymentSchedule!
      @requirePermission(cap: "editSchedule")
    unwaivePaymentSchedule(id: Int!): PaymentSchedule!
      @requirePermission(cap: "editSchedule")
  }
`
