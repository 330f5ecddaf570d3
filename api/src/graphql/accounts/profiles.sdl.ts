export const schema = gql`
  type Socials {
    instagram: String
    linkedin: String
    youtube: String
    tiktok: String
    website: String
  }

  type ProfileStage {
    id: Int!
    number: Int!
    name: String!
  }

  type Win {
    id: Int!
    title: String!
    text: String!
    achievedOn: String!
    createdAt: DateTime!
  }

  "A person as members see them; what is private is null for who may not see it."
  type Profile {
    id: Int!
    slug: String!
    "First name, last name and suffix."
    name: String!
    profileImage: String
    stage: ProfileStage
    batch: String
    facebookProfile: String
    socials: Socials!
    "The newest first."
    wins: [Win!]!
    isOwn: Boolean!
    "Private."
    email: String
    "Private."
    userProfile: UserProfile
  }

  input UpdateMyProfileInput {
    firstName: String!
    lastName: String!
    middleName: String
    suffix: String
    sex: String
    birthdate: String
    mobileNumber: String
    country: String
    state: String
    city: String
    facebookProfile: String
    instagram: String
    linkedin: String
    youtube: String
    tiktok: String
    website: String
  }

  input WinInput {
    title: String!
    text: String
    achievedOn: String!
  }

  type Query {
    "The own one without a slug."
    profile(slug: String): Profile! @requirePermission(page: ["profile"])
    "The own three newest, for the home."
    myLatestWins: [Win!]! @requirePermission(page: ["profile"])
  }

  type Mutation {
    updateMyProfile(input: UpdateMyProfileInput!): Profile!
      @requirePermission(page: ["profile"])
    "None takes the picture away."
    updateMyPicture(fileId: Int): Profile! @requirePermission(page: ["profile"])
    createWin(input: WinInput!): Win! @requirePermission(page: ["profile"])
    updateWin(id: Int!, input: WinInput!): Win!
      @requirePermission(page: ["profile"])
    deleteWin(id: Int!): Win! @requirePermission(page: ["profile"])
  }
`
