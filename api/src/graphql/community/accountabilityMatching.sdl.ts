export const schema = gql`
  "What a person without an accountability group asks for."
  type AccountabilityWish {
    language: Language!
    cadence: CheckInCadence!
    "Empty for any time."
    times: [FreeTime!]!
    createdAt: DateTime!
  }

  input AccountabilityWishInput {
    language: Language!
    cadence: CheckInCadence!
    times: [FreeTime!]!
  }

  enum MatchedPeople {
    "Those who ask for a group."
    ASKING
    "All members without a group, of a stage or a batch."
    WITHOUT_GROUP
  }

  input MatchingInput {
    people: MatchedPeople!
    stageId: Int
    batchId: Int
    minSize: Int!
    maxSize: Int!
  }

  "The groups that a matching would make."
  type Matching {
    groups: [MatchedGroup!]!
    left: [LeftPerson!]!
    peopleCount: Int!
    "Whether there are more people than one matching takes."
    isCut: Boolean!
  }

  type MatchedGroup {
    language: Language!
    cadence: CheckInCadence!
    "The times that suit everybody; empty for any time."
    times: [FreeTime!]!
    members: [MatchedPerson!]!
  }

  type MatchedPerson {
    person: GroupPerson!
    stageNumber: Int
    times: [FreeTime!]!
  }

  "A person who gets no group, and the first condition that leaves them too few companions."
  type LeftPerson {
    person: GroupPerson!
    stageNumber: Int
    times: [FreeTime!]!
    reason: LeftReason!
    "The number of further people who fit that would make a group."
    needed: Int!
    "The groups with a free place that fit best, up to three."
    places: [FreePlace!]!
  }

  "A free place in a group of the preview, or in one that is there already."
  type FreePlace {
    "The place of the group in the preview; null for a group that is there."
    proposed: Int
    groupId: Int
    "Of a group that is there."
    name: String
    free: Int!
    "Empty for a person who fits."
    hurdles: [PlaceHurdle!]!
  }

  enum PlaceHurdle {
    LANGUAGE
    RHYTHM
    TIME
    STAGE
    MET
  }

  enum LeftReason {
    FEW_SHARE_LANGUAGE_AND_RHYTHM
    NO_COMMON_TIME
    STAGES_APART
    MET_BEFORE
    OTHERS_HAVE_GROUPS
  }

  input MatchedGroupInput {
    language: Language!
    cadence: CheckInCadence!
    userIds: [Int!]!
  }

  input ApplyMatchingInput {
    "The groups are called by it and a number."
    name: String!
    maxSize: Int!
    checkInDay: Weekday
    groups: [MatchedGroupInput!]!
  }

  type AccountabilityMatchingState {
    askingCount: Int!
    "The newest matching, while it can be undone."
    last: AppliedMatching
  }

  type AppliedMatching {
    id: Int!
    createdAt: DateTime!
    by: String
    groupCount: Int!
    "The groups in which somebody has checked in, which stay."
    usedCount: Int!
  }

  type Query {
    accountabilityMatching(input: MatchingInput!): Matching!
      @requirePermission(fn: ["group_create"])
    accountabilityMatchingState: AccountabilityMatchingState!
      @requirePermission(fn: ["group_create"])
    myAccountabilityWish: AccountabilityWish @requireAuth
  }

  type Mutation {
    "Returns the id of the matching."
    applyAccountabilityMatching(input: ApplyMatchingInput!): Int!
      @requirePermission(fn: ["group_create"], policy: ORDINARY)
    "Gives a person without a group a free place in one that is there."
    giveAccountabilityPlace(groupId: Int!, userId: Int!): Boolean!
      @requirePermission(fn: ["group_create"], policy: ORDINARY)
    "Returns how many groups are gone."
    undoAccountabilityMatching(id: Int!, reason: String!): Int!
      @requirePermission(fn: ["group_create"], policy: ORDINARY)
    askForAccountabilityGroup(
      input: AccountabilityWishInput!
    ): AccountabilityWish! @requireAuth(policy: ORDINARY)
    withdrawAccountabilityWish: Boolean! @requireAuth(policy: ORDINARY)
  }
`
