export const schema = gql`
  "An event in the history of a request."
  type MoveUpStep {
    id: Int!
    round: Int!
    status: MoveUpStatus!
    note: String!
    actorName: String
    createdAt: DateTime!
  }

  type MoveUpRequest {
    id: Int!
    status: MoveUpStatus!
    round: Int!
    submittedAt: DateTime!
    slaDueAt: DateTime!
    isOverdue: Boolean!
    "A reviewer's claim is running."
    isClaimed: Boolean!
    claimedUntil: DateTime
    reviewerNote: String!
    memberNote: String!
    decidedAt: DateTime
    "After a declined request: the first Manila day for a new one."
    coolDownUntil: String
  }

  "A member's own request with its history."
  type MyMoveUpRequest {
    id: Int!
    status: MoveUpStatus!
    round: Int!
    submittedAt: DateTime!
    slaDueAt: DateTime!
    isOverdue: Boolean!
    "A reviewer's claim is running."
    isClaimed: Boolean!
    reviewerNote: String!
    memberNote: String!
    decidedAt: DateTime
    coolDownUntil: String
    fromStage: StageName
    toStage: StageName
    steps: [MoveUpStep!]!
  }

  type MoveUpRow {
    id: Int!
    userId: Int!
    memberName: String!
    status: MoveUpStatus!
    round: Int!
    submittedAt: DateTime!
    slaDueAt: DateTime!
    isOverdue: Boolean!
    assignedToName: String
    claimedByName: String
  }

  type MoveUpRequestsPage {
    rows: [MoveUpRow!]!
    total: Int!
  }

  type MoveUpReviewer {
    id: Int!
    name: String!
  }

  enum HowFinished {
    DONE_BY_YOU
    APPROVED
    BY_ITSELF
  }

  type EvidenceTask {
    id: Int!
    title: String!
    points: Int!
    isRequired: Boolean!
    status: UserTaskStatus!
    how: HowFinished
    completedAt: DateTime
    proofText: String
    proofUrl: String
    proofFileUrl: String
    "The reviewer's finding; null: not checked yet."
    checkIsOk: Boolean
    checkNote: String!
  }

  type EvidenceLesson {
    id: Int!
    name: String!
    courseTitle: String!
    completedAt: DateTime
  }

  "An event date that the member attended."
  type EvidenceAttendance {
    id: Int!
    title: String!
    startsAt: DateTime!
    tz: String!
    allDay: Boolean!
    method: AttendanceMethod!
  }

  "A request with its evidence, for reviewers and leaders of the stage."
  type MoveUpEvidence {
    id: Int!
    userId: Int!
    status: MoveUpStatus!
    round: Int!
    submittedAt: DateTime!
    slaDueAt: DateTime!
    isOverdue: Boolean!
    isClaimed: Boolean!
    claimedUntil: DateTime
    reviewerNote: String!
    memberNote: String!
    decidedAt: DateTime
    fromStage: StageName!
    toStage: StageName!
    reviewerRule: ReviewerRule!
    memberName: String!
    memberSlug: String!
    batchName: String
    joinedAt: DateTime!
    xp: Int!
    requiredPoints: Int
    "The required tasks and points still suffice."
    isStillEligible: Boolean!
    assignedToId: Int
    assignedToName: String
    claimedByName: String
    "The viewer has claimed it."
    isMine: Boolean!
    "The viewer reviews the stage; a leader who does not can only assign requests."
    mayDecide: Boolean!
    "The viewer's own request, which someone else must decide."
    isOwn: Boolean!
    mayRevert: Boolean!
    reviewers: [MoveUpReviewer!]!
    tasks: [EvidenceTask!]!
    steps: [MoveUpStep!]!
    lessonCount: Int!
    lessons: [EvidenceLesson!]!
    attendanceCount: Int!
    attendance: [EvidenceAttendance!]!
  }

  type MoveUpCheck {
    requestId: Int!
    taskId: Int!
    isOk: Boolean!
    note: String!
  }

  enum MoveUpRequestsFilter {
    WAITING
    RETURNED
    DECIDED
    ENDED
  }

  type Query {
    "For reviewers and leaders of the stage."
    moveUpRequestsPage(
      stageId: Int!
      page: Int
      perPage: Int
      q: String
      filter: MoveUpRequestsFilter
    ): MoveUpRequestsPage! @requireAuth
    moveUpRequest(id: Int!): MoveUpEvidence @requireAuth
  }

  type Mutation {
    requestMoveUp(note: String): MoveUpRequest! @requireAuth(policy: FREE)
    withdrawMoveUp(id: Int!): MoveUpRequest! @requireAuth(policy: FREE)
    claimMoveUpRequest(id: Int!): MoveUpRequest! @requireAuth(policy: FREE)
    releaseMoveUpRequest(id: Int!): MoveUpRequest! @requireAuth(policy: FREE)
    assignMoveUpRequest(id: Int!, reviewerId: Int): MoveUpRequest!
      @requireAuth(policy: FREE)
    checkMoveUpTask(
      id: Int!
      taskId: Int!
      isOk: Boolean!
      note: String
    ): MoveUpCheck! @requireAuth(policy: FREE)
    approveMoveUpRequest(id: Int!, note: String): MoveUpRequest!
      @requireAuth(policy: FREE)
    returnMoveUpRequest(id: Int!, reason: String!): MoveUpRequest!
      @requireAuth(policy: FREE)
    declineMoveUpRequest(id: Int!, reason: String!): MoveUpRequest!
      @requireAuth(policy: FREE)
    revertMoveUpRequest(id: Int!, reason: String!): MoveUpRequest!
      @requirePermission(cap: "reviewMoveUp", policy: FREE)
  }
`
