export const schema = gql`
  type AccessLevel {
    id: String!
    name: String!
    label: String!
    labelFil: String
    description: String!
    rank: Int!
    "A purchase may grant it, although it has more rights than a member."
    maySell: Boolean!
    "Built in: cannot be deleted, renamed or given another rank."
    isSystem: Boolean!
    "Grants everything, whatever its row contains."
    isAll: Boolean!
    version: Int!
    "Flag → whether it is granted; every flag is a key."
    pageAccess: JSONObject!
    functionAccess: JSONObject!
    "Whether a purchase may grant it: it has no right that members lack, or it may be sold."
    isGrantable: Boolean!
    createdAt: DateTime!
  }

  "The effect of a save on the people who hold the level, considering their other levels."
  type AccessEffect {
    flag: String!
    isGained: Boolean!
    "Stops at a thousand."
    people: Int!
    "Some of their names."
    names: [String!]!
  }

  type AccessLevelChange {
    id: Int!
    at: DateTime!
    by: String!
    "The flags that the change granted or revoked."
    gained: [String!]!
    lost: [String!]!
    "The change affected flags, and they have not been restored since."
    isRevertible: Boolean!
  }

  input AccessLevelInput {
    label: String!
    labelFil: String
    description: String
    rank: Int
    maySell: Boolean
    pageAccess: JSONObject!
    functionAccess: JSONObject!
  }

  type Query {
    accessLevels: [AccessLevel!]!
      @requirePermission(
        page: ["accessLevels", "funnel", "courses", "enrollUser"]
      )
    accessLevel(id: String!): AccessLevel
      @requirePermission(page: ["accessLevel"])
    previewAccessLevel(
      id: String!
      pageAccess: JSONObject!
      functionAccess: JSONObject!
    ): [AccessEffect!]! @requirePermission(cap: "editAccessLevels")
    accessLevelHistory(id: String!): [AccessLevelChange!]!
      @requirePermission(page: ["accessLevel"])
  }

  type Mutation {
    createAccessLevel(name: String!, input: AccessLevelInput!): AccessLevel!
      @requirePermission(fn: ["access-level_create"], policy: SENSITIVE)
    updateAccessLevel(
      id: String!
      version: Int!
      input: AccessLevelInput!
    ): AccessLevel!
      @requirePermission(cap: "editAccessLevels", policy: SENSITIVE)
    revertAccessLevel(id: String!, version: Int!, changeId: Int!): AccessLevel!
      @requirePermission(cap: "editAccessLevels", policy: SENSITIVE)
    deleteAccessLevel(id: String!): AccessLevel!
      @requirePermission(cap: "editAccessLevels", policy: SENSITIVE)
    assignAccessLevels(userId: Int!, accessLevelIds: [String!]!): Boolean!
      @requirePermission(cap: "editAccessLevels", policy: SENSITIVE)
  }
`
