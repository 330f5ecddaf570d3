export const schema = gql`
  "The memberships whose last day lies in a month, by what became of them."
  type RetentionCohort {
    from: String!
    to: String!
    due: Int!
    "Renewed before the last day, from it to the end of grace, or after it."
    early: Int!
    grace: Int!
    late: Int!
    "Neither renewed nor past grace."
    waiting: Int!
    lapsed: Int!
    left: Int!
    "Renewed of those that are decided, in hundredths of a per cent; none while none is."
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
    status: String!
    dueCentavos: Int!
    nextDueDay: String
    lastPaidAt: DateTime
    lastPaidCentavos: Int
    renewedDay: String
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
    "Months from that of from to that of to; without them, this year's."
    retentionReport(from: String, to: String): RetentionReport!
      @requirePermission(page: ["retention"])
    "filter: early, grace, late, waiting, lapsed or left."
    retentionPage(
      page: Int
      perPage: Int
      after: String
      filter: RenewalOutcome
      from: String
      to: String
    ): RetentionPage! @requirePermission(page: ["retention"])
  }
`
