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
    "Since when its owner agrees that sales pages show it; only for the owner, as are the next two."
    shownSince: DateTime
    "The form of the owner’s name next to it."
    shownAs: ShownName
    "Staff chose it for sales pages."
    isFeatured: Boolean
  }

  "What the viewer lets sales pages show of them as a coach."
  type CoachCard {
    id: Int!
    "In English."
    story: String!
    storyFil: String!
    "null: they are not shown."
    shownSince: DateTime
  }

  input CoachCardInput {
    story: String!
    storyFil: String!
    isShown: Boolean!
  }

  type ProfileCertificate {
    id: Int!
    courseTitle: String!
    "Manila day."
    issuedOn: String!
    "The code of the public page that confirms it; only its owner sees it."
    code: String
  }

  "A user as members see them; private fields are null for viewers who may not see them."
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
    "Newest first."
    wins: [Win!]!
    "Newest first, without the revoked ones."
    certificates: [ProfileCertificate!]!
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
    "Without a slug, the viewer's own profile."
    profile(slug: String): Profile! @requirePermission(page: ["profile"])
    "The viewer's three newest wins, for the home page."
    myLatestWins: [Win!]! @requirePermission(page: ["profile"])
    "The viewer's own win, with its consent."
    myWin(id: Int!): Win! @requirePermission(page: ["profile"])
    "null for learners, who are no coaches."
    myCoachCard: CoachCard @requirePermission(page: ["profile"])
  }

  type Mutation {
    updateMyProfile(input: UpdateMyProfileInput!): Profile!
      @requirePermission(page: ["profile"], policy: FREE)
    "null removes the picture."
    updateMyPicture(fileId: Int): Profile!
      @requirePermission(page: ["profile"], policy: FREE)
    createWin(input: WinInput!): Win!
      @requirePermission(page: ["profile"], policy: FREE)
    updateWin(id: Int!, input: WinInput!): Win!
      @requirePermission(page: ["profile"], policy: FREE)
    "Agrees that sales pages show the viewer's own win under the name; null takes it back."
    setWinConsent(id: Int!, shownAs: ShownName): Win!
      @requirePermission(page: ["profile"], policy: ORDINARY)
    updateMyCoachCard(input: CoachCardInput!): CoachCard!
      @requirePermission(page: ["profile"], policy: ORDINARY)
    deleteWin(id: Int!): Win!
      @requirePermission(page: ["profile"], policy: FREE)
  }
`
