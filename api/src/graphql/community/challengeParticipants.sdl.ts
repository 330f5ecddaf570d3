export const schema = gql`
  "A participant in the list of staff."
  type ChallengeParticipantListed {
    id: Int!
    userId: Int!
    name: String!
    slug: String!
    email: String!
    "The Manila day of their first task."
    startsOn: String!
    "The number of today's task; null before the first and after the last day."
    today: Int
    doneCount: Int!
    days: Int!
    stageNumber: Int
    buddyName: String
    wantsBuddy: Boolean!
    "Why staff took them out."
    endReason: String!
    isDropped: Boolean!
    registeredAt: DateTime!
  }

  type ChallengeParticipantsPage {
    rows: [ChallengeParticipantListed!]!
    total: Int!
    "Whether there are more than the total says."
    isTotalCapped: Boolean!
  }

  "A participant in a proposed pair."
  type ChallengeCandidate {
    id: Int!
    name: String!
    startsOn: String!
    stageNumber: Int
    wantsBuddy: Boolean!
  }

  type ChallengePair {
    a: ChallengeCandidate!
    b: ChallengeCandidate!
    "How many days apart they begin."
    daysApart: Int!
    "How many stages apart they are; null if one of them has none."
    stagesApart: Int
  }

  type ChallengePairs {
    pairs: [ChallengePair!]!
    "Those for whom nobody is left."
    alone: [ChallengeCandidate!]!
    "Whether more people wait than one preview pairs."
    isCapped: Boolean!
  }

  enum ChallengeParticipantsSort {
    REGISTERED_AT
    REGISTERED_AT_DESC
  }

  enum ChallengeParticipantsFilter {
    NO_BUDDY
    WANTS_BUDDY
    DROPPED
  }

  input ChallengePairInput {
    aId: Int!
    bId: Int!
  }

  type Query {
    "Within the viewer's scope."
    challengeParticipantsPage(
      challengeId: Int!
      page: Int
      perPage: Int
      sort: ChallengeParticipantsSort
      q: String
      filter: ChallengeParticipantsFilter
    ): ChallengeParticipantsPage! @requirePermission(page: ["groups"])
    "Pairs everybody who has no buddy, and changes nothing."
    challengePairs(challengeId: Int!): ChallengePairs!
      @requirePermission(page: ["editGroup"])
  }

  type Mutation {
    dropChallengeParticipant(id: Int!, reason: String!): Boolean!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
    restoreChallengeParticipant(id: Int!): Boolean!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
    "The buddy by e-mail or tribe id, among the participants of the same challenge."
    pairChallengeBuddies(id: Int!, buddy: String!): Boolean!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
    "Ends the pair that a participant is in."
    endChallengePair(id: Int!, reason: String!): Boolean!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
    "Makes all pairs or none; returns how many."
    applyChallengePairs(challengeId: Int!, pairs: [ChallengePairInput!]!): Int!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
  }
`
