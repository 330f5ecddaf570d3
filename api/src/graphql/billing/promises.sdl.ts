export const schema = gql`
  "A promise to pay a bill by a day."
  type PromiseToPay {
    id: Int!
    scheduleId: Int!
    invoiceNumber: String!
    "Manila days, YYYY-MM-DD."
    scheduleDate: String!
    promisedDate: String!
    "What is still to be paid of the bill."
    owedCentavos: Int!
    reason: String!
    "OPEN, KEPT, BROKEN or CANCELLED"
    status: PromiseStatus!
    createdByName: String!
    createdAt: DateTime!
  }

  type Mutation {
    "Of all the bills, or of none."
    promisePayment(
      scheduleIds: [Int!]!
      promisedDate: String!
      reason: String
    ): [PromiseToPay!]!
      @requirePermission(
        page: ["studentPaymentDetails"]
        own: true
        policy: ORDINARY
        token: MONEY
      )
    cancelPromise(id: Int!): PromiseToPay!
      @requirePermission(
        page: ["studentPaymentDetails"]
        own: true
        policy: ORDINARY
        token: MONEY
      )
  }
`
