export const schema = gql`
  "Not named Subscription, which is GraphQL's own name for its third kind of operation."
  type SubscriptionRecord {
    id: Int!
    userId: Int!
    status: SubscriptionStatus!
    source: SubscriptionSource!
    startsAt: DateTime
    expiry: DateTime
    unenrolledAt: DateTime
    pausedAt: DateTime
    "A pause by STAFF keeps the remaining days; one for an OVERDUE bill ends with the payment."
    pauseCause: PauseCause
    "The live subscription that represents the membership, if there are several."
    isPrimary: Boolean!
    productId: Int!
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
    status: SubscriptionStatus!
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
    "Counts and pages stop at a thousand."
    total: Int!
    isTotalCapped: Boolean!
  }

  "The subscription that this one renewed, or that renewed it."
  type SubscriptionLink {
    id: Int!
    status: SubscriptionStatus!
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
    status: SubscriptionStatus!
    source: SubscriptionSource!
    startsAt: DateTime
    expiry: DateTime
    validityByDays: Int
    startByDays: Int!
    unenrolledAt: DateTime
    unenrolReason: String
    pausedAt: DateTime
    pauseCause: PauseCause
    pauseReason: String
    isPrimary: Boolean!
    productId: Int!
    productName: String!
    funnel: FunnelName!
    paymentTermLabel: String!
    batchName: String
    createdAt: DateTime!
    "The access levels that it grants while it is live."
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

  type Query {
    userSubscription(id: Int!): UserSubscription
      @requirePermission(page: ["subscription"], own: true)
    "filter: active, expired or all. Sorted by expiry, subscriptions for life are left out."
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
    ): ChangedSubscription!
      @requirePermission(cap: "unsubscribe", policy: SENSITIVE)
    pauseSubscription(id: Int!, reason: String!): ChangedSubscription!
      @requirePermission(cap: "unsubscribe", policy: SENSITIVE)
    resumeSubscription(id: Int!): ChangedSubscription!
      @requirePermission(cap: "unsubscribe", policy: SENSITIVE)
    makeSubscriptionPrimary(id: Int!): ChangedSubscription!
      @requirePermission(
        fn: ["user_enroll/unenroll"]
        policy: ORDINARY
        token: MONEY
      )
  }
`
