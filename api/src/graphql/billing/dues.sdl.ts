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
    "The first of which no proof is being checked."
    next: NextBill
  }

  type Query {
    getDuesAndExpiration: DuesAndExpiration! @requireAuth
    "What the signed-in member has left to pay, in short."
    myOwedBills: OwedBills! @requireAuth
  }
`
