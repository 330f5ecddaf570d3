export const schema = gql`
  type Session {
    id: ID!
    createdAt: DateTime!
    lastSeenAt: DateTime!
    ip: String
    userAgent: String
    "The session of this request."
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
    "stopImpersonation by the spec's name (section 7)."
    StopImpersonationMutation(originalUserId: Int!): Boolean! @requireAuth
    stopImpersonation(originalUserId: Int!): Boolean! @requireAuth
  }
`
