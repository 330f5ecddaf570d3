export const schema = gql`
  type Session {
    id: ID!
    createdAt: DateTime!
    lastSeenAt: DateTime!
    ip: String
    userAgent: String
    "The browser that asks."
    isCurrent: Boolean!
  }

  type Query {
    mySessions: [Session!]! @requireAuth
  }

  type Mutation {
    endSession(id: ID!): Boolean! @requireAuth
    endOtherSessions: Int! @requireAuth

    impersonateUser(id: Int!, reason: String!): Boolean!
      @requirePermission(cap: "impersonate")
    "By the spec's name (section 7), beside which stands one of our own style."
    StopImpersonationMutation(originalUserId: Int!): Boolean! @requireAuth
    stopImpersonation(originalUserId: Int!): Boolean! @requireAuth
  }
`
