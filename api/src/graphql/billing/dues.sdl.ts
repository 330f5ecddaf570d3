export const schema = gql`
  type ExpiringSubscription {
    id: Int!
    expiry: DateTime!
  }

  type DueSchedule {
    id: Int!
    scheduleDate: String!
  }

  type DuesAndExpiration {
    expiringSoon: [ExpiringSubscription!]!
    expired: [ExpiringSubscription!]!
    upcomingPaymentDue: [DueSchedule!]!
    overduePayments: [DueSchedule!]!
  }

  type NextBill {
    "A Manila day, YYYY-MM-DD."
    scheduleDate: String!
    "What is still to be paid of it."
    owedCentavos: Int!
  }

  type OwedBills {
    count: Int!
    "The first open bill without a pending proof."
    next: NextBill
    "Whether an order waits for its first payment (firstPayment)."
    hasNewOrder: Boolean!
  }

  type Query {
    getDuesAndExpiration: DuesAndExpiration! @requireAuth
    "A summary of the signed-in member's open bills."
    myOwedBills: OwedBills! @requireAuth
    "How many people remindOfOverdue would remind now."
    overdueToRemind: Int! @requirePermission(cap: "approvePayment")
  }

  type Mutation {
    "Reminds of open bills by notice and mail, each at most once a day; returns how many."
    remindOfBills(ids: [Int!]!): Int!
      @requirePermission(page: ["studentPaymentDetails"], policy: ORDINARY)
    "Reminds of all overdue bills that nobody was reminded of today; returns how many."
    remindOfOverdue: Int!
      @requirePermission(cap: "approvePayment", policy: ORDINARY)
  }
`
