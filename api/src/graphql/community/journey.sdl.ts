export const schema = gql`
  enum PointKind {
    TASK
    LESSON
    IMPORT
    REVERSAL
  }

  type StageOnPath {
    id: Int!
    number: Int!
    name: String!
    description: String!
    unlocks: String!
    requiredPoints: Int
  }

  "A task of the viewer's stage, with the viewer's progress."
  type MyTask {
    id: Int!
    title: String!
    description: String!
    points: Int!
    actionLabel: String!
    actionUrl: String
    isRequired: Boolean!
    verification: TaskVerification!
    proofKind: TaskProofKind!
    status: UserTaskStatus!
    how: HowFinished
    completedAt: DateTime
    submittedAt: DateTime
    "Why it was returned."
    note: String
    proofText: String
    proofUrl: String
    proofFileUrl: String
  }

  """
  A line of "Bakit?".
  """
  type ReadinessStep {
    rule: String!
    inputs: JSON!
    isMet: Boolean!
  }

  type PointSource {
    source: PointKind!
    count: Int!
    points: Int!
  }

  type Streak {
    days: Int!
    isTodayDone: Boolean!
  }

  type MyStage {
    userId: Int!
    stage: StageName
    nextStage: StageName
    nextUnlocks: String!
    requireReview: Boolean!
    slaHours: Int!
    path: [StageOnPath!]!
    points: Int!
    requiredPoints: Int
    percentage: Int!
    finishedCount: Int!
    taskCount: Int!
    tasks: [MyTask!]!
    isReady: Boolean!
    missing: [String!]!
    readinessTrace: [ReadinessStep!]!
    pointSources: [PointSource!]!
    streak: Streak!
    isOffLeaderboard: Boolean!
    batchName: String
    "The open request."
    request: MyMoveUpRequest
    history: [MyMoveUpRequest!]!
    today: String!
  }

  type LeaderboardRow {
    rank: Int!
    name: String!
    points: Int!
    imageUrl: String
    isMe: Boolean!
  }

  type Leaderboard {
    isOff: Boolean!
    myRank: Int
    isRankCapped: Boolean!
    rows: [LeaderboardRow!]!
  }

  type XpEntry {
    id: Int!
    delta: Int!
    sourceType: XpSource!
    title: String
    attempt: Int!
    reason: String
    isReversal: Boolean!
    isReversed: Boolean!
    createdAt: DateTime!
  }

  type XpEntriesPage {
    rows: [XpEntry!]!
    total: Int!
  }

  type Query {
    myStage: MyStage! @requireAuth
    stageLeaderboard(isOfBatch: Boolean): Leaderboard! @requireAuth
    xpEntriesPage(userId: Int!, page: Int, perPage: Int): XpEntriesPage!
      @requirePermission(page: ["user"], own: true)
  }

  type Mutation {
    setOnLeaderboard(isOn: Boolean!): Boolean! @requireAuth(policy: FREE)
    reverseXp(id: Int!, reason: String!): XpEntry!
      @requirePermission(cap: "reverseXp", policy: FREE)
  }
`
