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
  }
`
