export const schema = gql`
  enum MoveUpStatus {
    REQUESTED
    IN_REVIEW
    RETURNED
    APPROVED
    DECLINED
    WITHDRAWN
    EXPIRED
    REVERTED
  }

  "What a request went through."
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
    "While a reviewer has it."
    isClaimed: Boolean!
    claimedUntil: DateTime
    reviewerNote: String!
    memberNote: String!
    decidedAt: DateTime
    "Declined: the first Manila day of a new request."
    coolDownUntil: String
  }

  "A member's own, with what it went through."
  type MyMoveUpRequest {
    id: Int!
    status: MoveUpStatus!
    round: Int!
    submittedAt: DateTime!
    slaDueAt: DateTime!
    isOverdue: Boolean!
    "While a reviewer has it."
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
    "What the reviewer found; null is not looked at yet."
    checkIsOk: Boolean
    checkNote: String!
  }

  type EvidenceLesson {
    id: Int!
    name: String!
    courseTitle: String!
    completedAt: DateTime
  }

  "A date of an event that they were at."
  type EvidenceAttendance {
    id: Int!
    title: String!
    startsAt: DateTime!
    tz: String!
    allDay: Boolean!
    method: AttendanceMethod!
  }

  "A request with its evidence, for who reviews or leads the stage."
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
    "Required tasks and points are still there."
    isStillEligible: Boolean!
    assignedToId: Int
    assignedToName: String
    claimedByName: String
    "The viewer has taken it."
    isMine: Boolean!
    "The viewer reviews the stage; who only leads it gives requests to its reviewers."
    mayDecide: Boolean!
    "The viewer's own request: somebody else decides."
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
    "For who reviews or leads the stage."
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
    requestMoveUp(note: String): MoveUpRequest! @requireAuth
    withdrawMoveUp(id: Int!): MoveUpRequest! @requireAuth
    claimMoveUpRequest(id: Int!): MoveUpRequest! @requireAuth
    releaseMoveUpRequest(id: Int!): MoveUpRequest! @requireAuth
    assignMoveUpRequest(id: Int!, reviewerId: Int): MoveUpRequest! @requireAuth
    checkMoveUpTask(
      id: Int!
      taskId: Int!
      isOk: Boolean!
      note: String
    ): MoveUpCheck! @requireAuth
    approveMoveUpRequest(id: Int!, note: String): MoveUpRequest! @requireAuth
    returnMoveUpRequest(id: Int!, reason: String!): MoveUpRequest! @requireAuth
    declineMoveUpRequest(id: Int!, reason: String!): MoveUpRequest! @requireAuth
    revertMoveUpRequest(id: Int!, reason: String!): MoveUpRequest!
      @requirePermission(cap: "reviewMoveUp")
  }
`
