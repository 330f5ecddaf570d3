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

  type Query {
    getDuesAndExpiration: DuesAndExpiration! @requireAuth
  }
`
