export const schema = gql`
  "An accountability group in a list."
  type AccountabilityListed {
    id: Int!
    name: String!
    leader: GroupPerson
    "For editors only."
    leaderEmail: String
    cadence: CheckInCadence!
    "The day on which weekly check-ins are due."
    checkInDay: Weekday
    maxSize: Int!
    language: Language!
    meetingDay: Weekday
    "Manila's wall time, 'HH:mm'."
    meetingTime: String
    meetingUrl: String!
    chatUrl: String!
    status: AccountabilityGroupStatus!
    memberCount: Int!
    "The challenge whose participants meet in it."
    challengeId: Int
    challengeName: String
    createdAt: DateTime!
  }

  type AccountabilityGroupsPage {
    rows: [AccountabilityListed!]!
    "Counts and pages stop at a thousand groups."
    total: Int!
    isTotalCapped: Boolean!
  }

  "An accountability group with its people and what they told each other."
  type AccountabilityGroup {
    id: Int!
    name: String!
    leader: GroupPerson
    cadence: CheckInCadence!
    checkInDay: Weekday
    maxSize: Int!
    nextMeetingAt: DateTime
    meetingUrl: String!
    chatUrl: String!
    status: AccountabilityGroupStatus!
    memberCount: Int!
    "The Manila day on which the check-ins of now are due; null in a group that expects none."
    currentDueOn: String
    "How many periods in a row everybody kept."
    streak: Int!
    members: [AccountabilityPerson!]!
    "The newest first."
    checkIns: [CheckIn!]!
    "The viewer's periods in which they can send a check-in now."
    mine: [CheckInPeriod!]!
    isMember: Boolean!
    "Whether it chooses its leader now."
    isChoosing: Boolean!
    "Whether the viewer answers and excuses."
    mayRun: Boolean!
  }

  type AccountabilityPerson {
    person: GroupPerson!
    "How many periods in a row they kept."
    streak: Int!
    "Of the current period."
    current: CheckInStatus
    "Whether a check-in is expected in the current period."
    isAwaited: Boolean!
  }

  type CheckIn {
    id: Int!
    person: GroupPerson!
    "The Manila day on which it is due."
    dueOn: String!
    status: CheckInStatus!
    done: String!
    goals: String!
    blockers: String!
    "Empty for the other members, as are mood, answer and excuse."
    help: String!
    "From 1 to 5."
    mood: Int
    excuse: String!
    answer: String!
    sentAt: DateTime
  }

  type CheckInPeriod {
    dueOn: String!
    closesOn: String!
    isLate: Boolean!
  }

  "How the viewer's check-in of the current period stands."
  type MyCheckIn {
    groupName: String!
    dueOn: String!
    "Null until it is sent or excused."
    status: CheckInStatus
    "Newcomers may send the one of the period in which they come."
    isExpected: Boolean!
    "How many periods in a row the viewer kept."
    streak: Int!
  }

  input AccountabilityGroupInput {
    name: String!
    "Their e-mail or tribe id."
    leader: String
    cadence: CheckInCadence!
    checkInDay: Weekday
    maxSize: Int!
    language: Language!
    meetingDay: Weekday
    meetingTime: String
    meetingUrl: String!
    chatUrl: String!
    challengeId: Int
  }

  input CheckInInput {
    dueOn: String!
    done: String!
    goals: String!
    blockers: String!
    help: String!
    mood: Int
  }

  enum AccountabilityGroupsSort {
    NAME
    NAME_DESC
    CREATED_AT
    CREATED_AT_DESC
  }

  type Query {
    "Those of the viewer and of the people for whom the viewer answers; of all people for staff."
    accountabilityGroupsPage(
      page: Int
      perPage: Int
      sort: AccountabilityGroupsSort
      q: String
      filter: AccountabilityGroupStatus
      "Only the groups of a challenge."
      challengeId: Int
      "Only groups that belong to a challenge."
      ofChallenges: Boolean
    ): AccountabilityGroupsPage! @requireAuth
    accountabilityGroup(id: Int!): AccountabilityGroup @requireAuth
    "Null without a group that expects check-ins."
    myCheckIn: MyCheckIn @requireAuth
  }

  type Mutation {
    createAccountabilityGroup(
      input: AccountabilityGroupInput!
    ): AccountabilityListed!
      @requirePermission(fn: ["group_create"], policy: ORDINARY)
    updateAccountabilityGroup(
      id: Int!
      input: AccountabilityGroupInput!
    ): AccountabilityListed!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
    pauseAccountabilityGroup(id: Int!): AccountabilityListed!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
    resumeAccountabilityGroup(id: Int!): AccountabilityListed!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
    endAccountabilityGroup(id: Int!, reason: String!): AccountabilityListed!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
    addAccountabilityMembers(groupId: Int!, people: String!): [AddedMember!]!
      @requirePermission(page: ["editGroup"], policy: ORDINARY)
    removeAccountabilityMember(
      groupId: Int!
      userId: Int!
      reason: String!
    ): Boolean! @requirePermission(page: ["editGroup"], policy: ORDINARY)
    moveAccountabilityMember(
      userId: Int!
      groupId: Int!
      reason: String!
    ): Boolean! @requirePermission(page: ["editGroup"], policy: ORDINARY)
    leaveAccountabilityGroup(reason: String!): Boolean!
      @requireAuth(policy: ORDINARY)
    "Sends the viewer's own check-in, or changes it; returns its id."
    sendCheckIn(input: CheckInInput!): Int! @requireAuth(policy: ORDINARY)
    answerCheckIn(id: Int!, answer: String!): Boolean!
      @requirePermission(page: ["editGroup"], own: true, policy: ORDINARY)
    excuseCheckIn(
      groupId: Int!
      userId: Int!
      dueOn: String!
      reason: String!
    ): Boolean!
      @requirePermission(page: ["editGroup"], own: true, policy: ORDINARY)
  }
`
