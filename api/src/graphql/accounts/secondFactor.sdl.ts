export const schema = gql`
  "The signed-in user's own (docs/decisions/0075)."
  type MySecondFactor {
    "Null without one."
    since: DateTime
    recoveryCodesLeft: Int!
    "When the period of grace ends, for who has to have one and does not."
    dueAt: DateTime
    "Whether the user may set one up."
    isForStaff: Boolean!
  }

  "For an authenticator app; shown once."
  type SecondFactorSetup {
    secret: String!
    uri: String!
  }

  type Query {
    mySecondFactor: MySecondFactor! @requireAuth
  }

  type Mutation {
    startSecondFactor(password: String!): SecondFactorSetup!
      @requireAuth(policy: ORDINARY, token: NEVER)
    "Returns the recovery codes, once."
    confirmSecondFactor(code: String!): [String!]!
      @requireAuth(policy: ORDINARY, token: NEVER)
    renewRecoveryCodes(password: String!, code: String!): [String!]!
      @requireAuth(policy: ORDINARY, token: NEVER)
    removeSecondFactor(password: String!, code: String!): Boolean!
      @requireAuth(policy: ORDINARY, token: NEVER)
    proveSecondFactor(code: String!): Boolean!
      @requireAuth(policy: ORDINARY, token: NEVER)
    resetSecondFactor(id: Int!, reason: String!): Boolean!
      @requirePermission(cap: "archiveUsers", policy: SENSITIVE, token: NEVER)
  }
`
