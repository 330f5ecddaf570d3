export const schema = gql`
  type HeldLevel {
    id: String!
    label: String!
    rank: Int!
    "Given by hand; otherwise granted by a purchase."
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

  "Mails in a row that the mail server refused for good."
  type AddressBounce {
    count: Int!
    "What the mail server said last."
    detail: String!
    lastAt: DateTime!
  }

  "A user as staff see them."
  type UserDetail {
    id: Int!
    email: String!
    slug: String!
    tribeId: String!
    firstName: String!
    lastName: String!
    facebookProfile: String
    imageUrl: String
    mobileNumber: String
    createdAt: DateTime!
    archivedAt: DateTime
    "Of the address; null if it takes mails."
    bounce: AddressBounce
    "The account that this one was merged into."
    mergedIntoId: Int
    mergedIntoName: String
    "Their request for deletion that waits, for viewers who may archive."
    deletionRequestedAt: DateTime
    isMember: Boolean!
    stageId: Int
    stageName: String
    batchId: Int
    batchName: String
    userProfile: UserProfile
    "The campaign marks that hold today."
    tags: [PersonTagKind!]!
    "Campaign marks with their times, newest first."
    tagTimes: [PersonTag!]!
    xp: Int!
    membershipStatus: String
    lastSeenAt: DateTime
    "What the user has still to pay; only for staff who may open their payments, like the next four."
    owedCentavos: Int
    overdueCentavos: Int
    creditCentavos: Int
    "The open bill that is due first."
    nextBillId: Int
    "The Manila day of its latest reminder, YYYY-MM-DD."
    nextBillRemindedOn: String
    levels: [HeldLevel!]!
    "The viewer's rights on this user."
    mayEdit: Boolean!
    mayAssign: Boolean!
    mayImpersonate: Boolean!
    mayArchive: Boolean!
    "There is a second factor, and the viewer may remove it."
    mayResetFactor: Boolean!
    "The latest sign-in attempts; only for staff who may edit users."
    signIns: [SignIn!]!
  }

  type PersonTag {
    id: Int!
    tag: PersonTagKind!
    from: DateTime!
    to: DateTime
  }

  "What is missing besides the names and the address stays as it is."
  input CreateUserInput {
    email: String!
    firstName: String!
    middleName: String
    lastName: String!
    suffix: String
    sex: Sex
    birthdate: String
    mobileNumber: String
    country: String
    state: String
    city: String
    facebookProfile: String
    tribeId: String
    batchId: Int
    stageId: Int
    tags: [PersonTagKind!]
  }

  "What is missing besides the names and the address stays as it is."
  input UpdateUserInput {
    email: String!
    firstName: String!
    middleName: String
    lastName: String!
    suffix: String
    sex: Sex
    birthdate: String
    mobileNumber: String
    country: String
    state: String
    city: String
    facebookProfile: String
    tribeId: String
    batchId: Int
    stageId: Int
    tags: [PersonTagKind!]
  }

  type CreatedUser {
    id: Int!
    email: String!
    name: String!
    "Returned once, for sendUserCredential."
    password: String!
  }

  type Query {
    userDetail(id: Int!): UserDetail @requirePermission(page: ["user"])
  }

  type Mutation {
    createUser(input: CreateUserInput!): CreatedUser!
      @requirePermission(fn: ["user_create"], policy: SENSITIVE)
    updateUser(id: Int!, input: UpdateUserInput!): Boolean!
      @requirePermission(page: ["editUser"], policy: SENSITIVE)
    "Lets announcements go to an address again that has refused mails."
    clearBounces(userId: Int!): Boolean!
      @requirePermission(page: ["editUser"], policy: ORDINARY)
    "The server logs every sign-in itself; this client report is stored separately and decides nothing."
    addUserLoginLog(input: UserLoginLogInput!): Boolean!
      @skipAuth(policy: FREE, token: NEVER)
    "Closes the welcome-back modal."
    hideReturneeModal: Boolean! @requireAuth(policy: FREE)
    "hideReturneeModal by the spec's name (section 7)."
    HideReturneeModal: Boolean! @requireAuth(policy: FREE)
  }

  input UserLoginLogInput {
    userId: Int
    userEmail: String!
    isSuccess: Boolean!
    message: String
  }
`
