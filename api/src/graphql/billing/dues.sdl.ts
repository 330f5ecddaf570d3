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
    priceCentavos: Int!
  }

  type OwedBills {
    count: Int!
    "The first open bill without a pending proof."
    next: NextBill
  }

  type Query {
    getDuesAndExpiration: DuesAndExpiration! @requireAuth
    "A summary of the signed-in member's open bills."
    myOwedBills: OwedBills! @requireAuth
  }
`
