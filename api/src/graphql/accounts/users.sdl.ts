export const schema = gql`
  "What is missing stays as it is."
  input PreferencesInput {
    language: Language
    theme: Theme
    savesData: Boolean
    hidesSocialReminder: Boolean
    hidesMissingSocialReminder: Boolean
  }

  type UserProfile {
    id: Int!
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
    socials: Socials!
  }

  type User {
    id: Int!
    email: String!
    slug: String!
    tribeId: String!
    firstName: String!
    lastName: String!
    accessLevel: [String!]!
    "Only in lists, like the next eight."
    batchName: String
    stageName: String
    groupName: String
    "Active, Expired or Multiple Subscriptions Found, as of the current user."
    membershipStatus: String
    enrolment: Enrolment
    archivedAt: DateTime
    lastSeenAt: DateTime
    "What is left of the open bills; null for viewers who may not see payments."
    leftCentavos: Int
    userProfile: UserProfile
    invoices: [Invoice!]!
    createdAt: DateTime!
  }

  type UsersPage {
    rows: [User!]!
    "Counts and pages stop at a thousand users, or fifty in a search."
    total: Int!
    "There are more users than total says."
    isTotalCapped: Boolean!
  }

  "Data for the signed-in user's start besides currentUser, which has only the spec's fields."
  type MySetup {
    mustChangePassword: Boolean!
    language: Language!
    "Whether the user's batch requires the journey form."
    needsJourneyForm: Boolean!
    hidesSocialReminder: Boolean!
    hidesMissingSocialReminder: Boolean!
    "When the period of grace of someone who has to set up a second factor ends; null for all others."
    factorDueAt: DateTime
    "The period of grace is over: everything but the set-up is refused."
    isFactorOverdue: Boolean!
  }

  "What began in the last two weeks; ids rise with each new one."
  type Celebrations {
    "An access that was bought, and is no renewal."
    access: CelebratedAccess
    moveUp: CelebratedMoveUp
  }

  type CelebratedAccess {
    id: Int!
    productName: String!
  }

  type CelebratedMoveUp {
    id: Int!
    number: Int!
    name: String!
    unlocks: String!
  }

  enum UsersSort {
    CREATED_AT
    CREATED_AT_DESC
    EMAIL
    EMAIL_DESC
  }

  "The statuses of a list of users: the enrolment, new or archived. Without one the list has all who are not archived."
  enum UsersFilter {
    NOT_ENROLLED
    ACTIVE
    INACTIVE
    "Has an account since today, in Manila."
    JOINED_TODAY
    "Only for those who may archive users."
    ARCHIVED
  }

  type Query {
    user(id: Int!): User @requirePermission(page: ["user"], own: true)
    usersPage(
      page: Int
      perPage: Int
      sort: UsersSort
      q: String
      type: UserType
      filter: UsersFilter
      batchId: Int
      stageId: Int
    ): UsersPage! @requirePermission(page: ["users"])
    mySetup: MySetup! @requireAuth
    myCelebrations: Celebrations! @requireAuth
  }

  type Mutation {
    savePreferences(input: PreferencesInput!): Boolean!
      @requireAuth(policy: ORDINARY)
  }
`
