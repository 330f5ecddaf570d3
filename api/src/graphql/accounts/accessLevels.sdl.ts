export const schema = gql`
  type AccessLevel {
    id: String!
    name: String!
    label: String!
    labelFil: String
    description: String!
    rank: Int!
    "Built in: it stays, with its name and rank."
    isSystem: Boolean!
    "Has everything, whatever its row says."
    isAll: Boolean!
    version: Int!
    "Flag to whether it is granted; every flag is a key."
    pageAccess: JSONObject!
    functionAccess: JSONObject!
    "A purchase may give it: learners' levels only."
    isGrantable: Boolean!
    createdAt: DateTime!
  }

  "What saving would change for the people who hold the level, beside their other levels."
  type AccessEffect {
    flag: String!
    isGained: Boolean!
    "Counted up to a thousand."
    people: Int!
    "Some of them."
    names: [String!]!
  }

  type AccessLevelChange {
    id: Int!
    at: DateTime!
    by: String!
    "The flags that were granted and taken by it."
    gained: [String!]!
    lost: [String!]!
    "It changed flags, and they are not back to what they were before."
    isRevertible: Boolean!
  }

  input AccessLevelInput {
    label: String!
    labelFil: String
    description: String
    rank: Int
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
      @requirePermission(fn: ["access-level_create"])
    updateAccessLevel(
      id: String!
      version: Int!
      input: AccessLevelInput!
    ): AccessLevel! @requirePermission(cap: "editAccessLevels")
    revertAccessLevel(id: String!, version: Int!, changeId: Int!): AccessLevel!
      @requirePermission(cap: "editAccessLevels")
    deleteAccessLevel(id: String!): AccessLevel!
      @requirePermission(cap: "editAccessLevels")
    assignAccessLevels(userId: Int!, accessLevelIds: [String!]!): Boolean!
      @requirePermission(cap: "editAccessLevels")
  }
`
