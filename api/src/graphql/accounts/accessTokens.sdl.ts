export const schema = gql`
  enum AccessTokenState {
    LIVE
    EXPIRED
    "Ended by its owner, or by a change of their password, address or kind of access level."
    ENDED
  }

  "A token with which a program acts for its owner (docs/api.md)."
  type AccessToken {
    id: Int!
    name: String!
    "Without it the token only reads."
    mayChange: Boolean!
    "Also changes money and rights."
    reachesMoney: Boolean!
    state: AccessTokenState!
    createdAt: DateTime!
    expiresAt: DateTime!
    lastUsedAt: DateTime
  }

  type NewAccessToken {
    "Shown only here."
    token: String!
    accessToken: AccessToken!
  }

  input AccessTokenInput {
    name: String!
    "7, 30, 90 or 365."
    days: Int!
    mayChange: Boolean!
    reachesMoney: Boolean!
    "The owner's own, asked again."
    password: String!
  }

  type Query {
    myAccessTokens: [AccessToken!]!
      @requirePermission(cap: "accessTokens", token: NEVER)
  }

  type Mutation {
    createAccessToken(input: AccessTokenInput!): NewAccessToken!
      @requirePermission(cap: "accessTokens", policy: SENSITIVE, token: NEVER)
    endAccessToken(id: Int!): AccessToken!
      @requirePermission(cap: "accessTokens", policy: ORDINARY, token: NEVER)
  }
`
