export const schema = gql`
  "Not called Subscription: that name is GraphQL's own for its third kind of operation."
  type SubscriptionRecord {
    id: Int!
    status: String!
    startsAt: DateTime
    expiry: DateTime
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

  type Query {
    userSubscription(id: Int!): UserSubscription
      @requirePermission(page: ["subscription"], own: true)
  }
`
