export const schema = gql`
  "The challenge that takes registrations, in the reader's language."
  type ChallengeToJoin {
    id: Int!
    name: String!
    description: String!
    days: Int!
    "The first day of a person who registers now."
    firstDay: String!
    "Whether everybody begins on that day."
    isFixed: Boolean!
  }

  type ChallengeUser {
    email: String!
  }

  type ChallengeRegistration {
    user: ChallengeUser!
  }

  type ChallengeParticipation {
    "Of the participation; null without one, and for every address but the viewer's own."
    id: Int
    isChallengeParticipant: Boolean!
  }

  "The viewer's own challenge, in their language."
  type MyChallenge {
    "Of the participation."
    id: Int!
    challengeId: Int!
    name: String!
    days: Int!
    status: ChallengeStatus!
    startsOn: String!
    lastDay: String!
    "The number of today's task; null before the first and after the last day."
    today: Int
    isOver: Boolean!
    doneCount: Int!
    tasks: [MyChallengeDay!]!
    wantsBuddy: Boolean!
    buddy: MyChallengeBuddy
    group: MyChallengeGroup
  }

  type MyChallengeDay {
    day: Int!
    "The Manila day on which it is its turn."
    date: String!
    title: String!
    "Empty until its day has come, as is the link."
    instructions: String!
    link: String!
    "Whether it can be finished now."
    isFinishable: Boolean!
    note: String!
    doneAt: DateTime
  }

  type MyChallengeBuddy {
    person: GroupPerson!
    today: Int
    doneCount: Int!
  }

  type MyChallengeGroup {
    id: Int!
    name: String!
  }

  type Query {
    "Null while no challenge takes registrations."
    challengeToJoin: ChallengeToJoin @skipAuth
    "Answers for the viewer's own address only; every other one is no participant."
    isChallengeParticipant(email: String!): ChallengeParticipation! @requireAuth
    "The newest one; null without one, and while the setting of buddies is off."
    myChallenge: MyChallenge @requireAuth
  }

  type Mutation {
    "Empty for every address but the viewer's own."
    registerToChallenge(email: String!): ChallengeRegistration
      @requireAuth(policy: ORDINARY)
    "Finishes a day, or changes its note."
    finishChallengeDay(day: Int!, note: String!): Boolean!
      @requireAuth(policy: ORDINARY)
    askForChallengeBuddy(wants: Boolean!): Boolean!
      @requireAuth(policy: ORDINARY)
  }
`
