export const schema = gql`
  "A challenge for staff, with the texts of both languages."
  type Challenge {
    id: Int!
    slug: String!
    name: String!
    nameFil: String
    description: String!
    descriptionFil: String
    olderTranslations: [String!]!
    days: Int!
    startMode: ChallengeStart!
    "The Manila day on which everybody begins; null for a rolling start."
    startsOn: String
    registrationFrom: DateTime
    registrationTo: DateTime
    status: ChallengeStatus!
    "Whether people can register now."
    takesRegistrations: Boolean!
    "How many of its days have a task."
    taskCount: Int!
    participantCount: Int!
    createdAt: DateTime!
  }

  type ChallengesPage {
    rows: [Challenge!]!
    total: Int!
  }

  "The task of one day, with the texts of both languages."
  type ChallengeDay {
    id: Int!
    day: Int!
    title: String!
    titleFil: String
    instructions: String!
    instructionsFil: String
    link: String!
    olderTranslations: [String!]!
  }

  type ChallengeChoice {
    id: Int!
    name: String!
  }

  enum ChallengesSort {
    NAME
    NAME_DESC
    CREATED_AT
    CREATED_AT_DESC
  }

  input ChallengeInput {
    slug: String!
    name: String!
    nameFil: String
    description: String!
    descriptionFil: String
    days: Int!
    startMode: ChallengeStart!
    startsOn: String
    registrationFrom: DateTime
    registrationTo: DateTime
  }

  input ChallengeDayInput {
    title: String!
    titleFil: String
    instructions: String!
    instructionsFil: String
    link: String!
  }

  type Query {
    challengesPage(
      page: Int
      perPage: Int
      sort: ChallengesSort
      q: String
      filter: ChallengeStatus
    ): ChallengesPage! @requirePermission(page: ["groups"])
    challenge(id: Int!): Challenge @requirePermission(page: ["groups"])
    "Those with a task, in their order."
    challengeDays(id: Int!): [ChallengeDay!]!
      @requirePermission(page: ["groups"])
    "The challenges that a group may belong to."
    challengeChoices: [ChallengeChoice!]! @requirePermission(page: ["groups"])
  }

  type Mutation {
    createChallenge(input: ChallengeInput!): Challenge!
      @requirePermission(fn: ["group_create"], policy: ORDINARY)
    updateChallenge(id: Int!, input: ChallengeInput!): Challenge!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
    saveChallengeDay(
      challengeId: Int!
      day: Int!
      input: ChallengeDayInput!
    ): ChallengeDay! @requirePermission(page: ["editGroup"], policy: ORDINARY)
    openChallenge(id: Int!): Challenge!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
    "For drafts."
    deleteChallenge(id: Int!): Challenge!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
    endChallenge(id: Int!, reason: String!): Challenge!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
  }
`
