export const schema = gql`
  type Subscription {
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
    subscriptions: [Subscription!]!
  }

  type Query {
    userSubscription(id: Int!): UserSubscription
      @requirePermission(page: ["subscription"], own: true)
  }
`
