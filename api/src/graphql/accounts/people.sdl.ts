export const schema = gql`
  type HeldLevel {
    id: String!
    label: String!
    rank: Int!
    "Given by hand; otherwise it comes with a purchase."
    isByHand: Boolean!
  }

  type SignIn {
    id: Int!
    at: DateTime!
    isSuccess: Boolean!
    message: String!
    ip: String
    userAgent: String
  }

  "Somebody as staff see them."
  type UserDetail {
    id: Int!
    email: String!
    slug: String!
    tribeId: String!
    firstName: String!
    lastName: String!
    facebookProfile: String
    createdAt: DateTime!
    archivedAt: DateTime
    isMember: Boolean!
    stageName: String
    batchName: String
    xp: Int!
    membershipStatus: String
    lastSeenAt: DateTime
    levels: [HeldLevel!]!
    "What the viewer may do with this very person."
    mayEdit: Boolean!
    mayAssign: Boolean!
    mayImpersonate: Boolean!
    "The newest tries to sign in; for who may edit people."
    signIns: [SignIn!]!
  }

  input CreateUserInput {
    email: String!
    firstName: String!
    lastName: String!
    facebookProfile: String
  }

  input UpdateUserInput {
    email: String!
    firstName: String!
    lastName: String!
    facebookProfile: String
  }

  type CreatedUser {
    id: Int!
    email: String!
    name: String!
    "Told once, for sendUserCredential."
    password: String!
  }

  type Query {
    userDetail(id: Int!): UserDetail @requirePermission(page: ["user"])
  }

  type Mutation {
    createUser(input: CreateUserInput!): CreatedUser!
      @requirePermission(fn: ["user_create"])
    updateUser(id: Int!, input: UpdateUserInput!): Boolean!
      @requirePermission(page: ["editUser"])
    "Written by the server at every sign-in; what a client says beside it decides nothing."
    addUserLoginLog(input: UserLoginLogInput!): Boolean! @skipAuth
    "The welcome-back modal was closed."
    hideReturneeModal: Boolean! @requireAuth
    "By the spec's name (section 7)."
    HideReturneeModal: Boolean! @requireAuth
  }

  input UserLoginLogInput {
    userId: Int
    userEmail: String!
    isSuccess: Boolean!
    message: String
  }
`
