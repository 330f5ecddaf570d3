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
    mySessions: [Session!]! @requireAuth(token: NEVER)
  }

  type Mutation {
    endSession(id: ID!): Boolean! @requireAuth(policy: ORDINARY, token: NEVER)
    endOtherSessions: Int! @requireAuth(policy: ORDINARY, token: NEVER)

    impersonateUser(id: Int!, reason: String!): Boolean!
      @requirePermission(cap: "impersonate", policy: SENSITIVE, token: NEVER)
    "stopImpersonation by the spec's name (section 7)."
    StopImpersonationMutation(originalUserId: Int!): Boolean!
      @requireAuth(policy: FREE, token: NEVER)
    stopImpersonation(originalUserId: Int!): Boolean!
      @requireAuth(policy: FREE, token: NEVER)
  }
`
