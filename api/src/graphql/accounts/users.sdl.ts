export const schema = gql`
  type UserProfile {
    id: Int!
    firstName: String!
    middleName: String
    lastName: String!
    suffix: String
    sex: String
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
    userProfile: UserProfile
    invoices: [Invoice!]!
    createdAt: DateTime!
  }

  type UsersPage {
    rows: [User!]!
    "Counted up to a thousand, or fifty of a search, which is also where the pages end."
    total: Int!
    "There are more than were counted."
    isTotalCapped: Boolean!
  }

  "What the signed-in person's start needs beside currentUser (its fields are the spec's alone)."
  type MySetup {
    mustChangePassword: Boolean!
    language: String!
  }

  enum UsersSort {
    CREATED_AT
    CREATED_AT_DESC
    EMAIL
    EMAIL_DESC
  }

  enum UsersFilter {
    MEMBERS
    NON_MEMBERS
  }

  type Query {
    user(id: Int!): User @requirePermission(page: ["user"], own: true)
    usersPage(
      page: Int
      perPage: Int
      sort: UsersSort
      q: String
      filter: UsersFilter
    ): UsersPage! @requirePermission(page: ["users"])
    mySetup: MySetup! @requireAuth
  }

  type Mutation {
    saveLanguage(language: String!): Boolean! @requireAuth
  }
`
