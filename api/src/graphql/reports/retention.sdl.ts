export const schema = gql`
  "The memberships whose last day is in a month, by outcome."
  type RetentionCohort {
    from: String!
    to: String!
    due: Int!
    "Renewed before the last day, between it and the end of the grace period, or later."
    early: Int!
    grace: Int!
    late: Int!
    "Not renewed, and the grace period is not over."
    waiting: Int!
    lapsed: Int!
    left: Int!
    "The renewed share of the decided memberships, in basis points; null if none is decided."
    rateBasisPoints: Int
  }

  type RetentionReport {
    from: String!
    to: String!
    cohorts: [RetentionCohort!]!
    total: RetentionCohort!
    asOf: DateTime!
  }

  type RetentionMember {
    id: Int!
    subscriptionId: Int!
    userId: Int!
    memberName: String!
    email: String!
    productName: String!
    funnelName: String!
    expiry: DateTime
    status: SubscriptionStatus!
    dueCentavos: Int!
    nextDueDay: String
    lastPaidAt: DateTime
    lastPaidCentavos: Int
    renewedDay: String
    enrolment: Enrolment!
    "Who cares for the member."
    successManagerName: String
    outcome: String!
  }

  type RetentionPage {
    rows: [RetentionMember!]!
    total: Int!
    isTotalCapped: Boolean!
    next: String
  }

  enum RenewalOutcome {
    EARLY
    GRACE
    LATE
    WAITING
    LAPSED
    LEFT
  }

  type Query {
    "The months from that of from to that of to; by default this year's."
    retentionReport(from: String, to: String): RetentionReport!
      @requirePermission(page: ["retention"])
    "filter: early, grace, late, waiting, lapsed or left."
    retentionPage(
      page: Int
      perPage: Int
      after: String
      filter: RenewalOutcome
      successManagerId: Int
      from: String
      to: String
    ): RetentionPage! @requirePermission(page: ["retention"])
  }
`
