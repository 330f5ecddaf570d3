export const schema = gql`
  "Not called Subscription: that name is GraphQL's own for its third kind of operation."
  type SubscriptionRecord {
    id: Int!
    userId: Int!
    status: String!
    source: String!
    startsAt: DateTime
    expiry: DateTime
    unenrolledAt: DateTime
    pausedAt: DateTime
    "STAFF keeps the days that are left; OVERDUE ends with the payment."
    pauseCause: String
    "Of several live ones, the one that speaks for the membership."
    isPrimary: Boolean!
    productName: String!
    funnel: Funnel!
    paymentTermLabel: String!
    createdAt: DateTime!
  }

  type UserSubscription {
    id: Int!
    name: String!
    email: String!
    subscriptions: [SubscriptionRecord!]!
  }

  type SubscriptionRow {
    id: Int!
    userId: Int!
    userName: String!
    userEmail: String!
    status: String!
    startsAt: DateTime
    expiry: DateTime
    isPrimary: Boolean!
    productName: String!
    funnel: FunnelName!
    paymentTermLabel: String!
    createdAt: DateTime!
  }

  type SubscriptionsPage {
    rows: [SubscriptionRow!]!
    "Counted up to a thousand, which is also where the pages end."
    total: Int!
    isTotalCapped: Boolean!
  }

  "What one was renewed from or by."
  type SubscriptionLink {
    id: Int!
    status: String!
    startsAt: DateTime
    expiry: DateTime
  }

  type SubscriptionChange {
    id: Int!
    action: String!
    entity: String!
    at: DateTime!
    actorName: String
    reason: String
  }

  type SubscriptionDetail {
    id: Int!
    userId: Int!
    userName: String!
    userEmail: String!
    status: String!
    source: String!
    startsAt: DateTime
    expiry: DateTime
    validityByDays: Int
    startByDays: Int!
    unenrolledAt: DateTime
    unenrolReason: String
    pausedAt: DateTime
    pauseCause: String
    pauseReason: String
    isPrimary: Boolean!
    productId: Int!
    productName: String!
    funnel: FunnelName!
    paymentTermLabel: String!
    batchName: String
    createdAt: DateTime!
    "What it gives while it gives access."
    levels: [String!]!
    courses: [String!]!
    chain: [SubscriptionLink!]!
    invoices: [Invoice!]!
    history: [SubscriptionChange!]!
  }

  type ChangedSubscription {
    id: Int!
  }

  enum SubscriptionsSort {
    CREATED_AT
    CREATED_AT_DESC
    EXPIRY
    EXPIRY_DESC
  }

  enum SubscriptionStatus {
    PENDING
    ACTIVE
    PAUSED
    UNENROLLED
    SUPERSEDED
  }

  type Query {
    userSubscription(id: Int!): UserSubscription
      @requirePermission(page: ["subscription"], own: true)
    "filter is active, expired or all; sorted by expiry, what is for life stays out."
    subscriptionsPage(
      page: Int
      perPage: Int
      sort: SubscriptionsSort
      q: String
      filter: Validity
      status: SubscriptionStatus
      productId: Int
      funnelId: String
    ): SubscriptionsPage! @requirePermission(page: ["subscriptions"])
    subscription(id: Int!): SubscriptionDetail
      @requirePermission(page: ["subscription"])
  }

  type Mutation {
    manualUserUnsubscription(
      subscriptionId: Int!
      reason: String
    ): ChangedSubscription! @requirePermission(cap: "unsubscribe")
    pauseSubscription(id: Int!, reason: String!): ChangedSubscription!
      @requirePermission(cap: "unsubscribe")
    resumeSubscription(id: Int!): ChangedSubscription!
      @requirePermission(cap: "unsubscribe")
    makeSubscriptionPrimary(id: Int!): ChangedSubscription!
      @requirePermission(fn: ["user_enroll/unenroll"])
  }
`
