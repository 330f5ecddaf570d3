export const schema = gql`
  "A stage with its number of people."
  type HomeStage {
    id: Int!
    number: Int!
    name: String!
    memberCount: Int!
  }

  type StageToReview {
    id: Int!
    number: Int!
    name: String!
    "Handed-in tasks in review."
    waitingCount: Int!
  }

  type StuckMember {
    id: Int!
    name: String!
    "The latest visit, lesson or task."
    lastActivityAt: DateTime
    "The latest finished task; without one, the day on which the account was made."
    stuckSince: DateTime!
    hasFinished: Boolean!
    remainingTasksCount: Int!
  }

  "About the stage that the viewer leads; counts stop one above a thousand."
  type CoachHome {
    stage: HomeStage
    "Members with tasks left who have finished none for 14 days."
    stuckCount: Int!
    "Stuck members, longest stuck first."
    needsYou: [StuckMember!]!
    "The stage that the viewer leads and the stages they review."
    toReview: [StageToReview!]!
  }

  "A request to move up, or the proof of a task."
  type WaitingReview {
    "Null for a proof."
    requestId: Int
    stageId: Int!
    stageNumber: Int!
    "Of the member."
    name: String!
    "Of a proof's task."
    title: String
    since: DateTime!
    "Null for a proof."
    dueAt: DateTime
    isOverdue: Boolean!
    "The viewer has claimed it."
    isOwnClaim: Boolean!
  }

  "The reviews that wait for the viewer; counts stop above a thousand of each sort."
  type ReviewHome {
    count: Int!
    overdueCount: Int!
    lines: [WaitingReview!]!
  }

  type ExpiringAccess {
    userId: Int!
    name: String!
    productName: String!
    "A Manila day, YYYY-MM-DD."
    expiryDay: String!
  }

  type MemberInDebt {
    userId: Int!
    name: String!
    billCount: Int!
    "The due date of the oldest bill: a Manila day, YYYY-MM-DD."
    since: String!
    "A string, since the sum may exceed an Int."
    owedCentavos: String!
  }

  type QuietNewcomer {
    userId: Int!
    name: String!
    "When the access began."
    startsAt: DateTime!
  }

  "Counts stop one above a thousand."
  type SuccessHome {
    expiringCount: Int!
    "Access that expires within 30 days."
    expiring: [ExpiringAccess!]!
    expiredCount: Int!
    "Access that expired within the last 14 days."
    expired: [ExpiringAccess!]!
    overdueCount: Int!
    overdue: [MemberInDebt!]!
    newcomerCount: Int!
    "Members who began within 7 days and have not finished a lesson."
    newcomers: [QuietNewcomer!]!
  }

  "Today's figures, in Manila time. Null: the viewer may not see it; counts stop one above a thousand."
  type AdminHome {
    newToday: Int
    newYesterday: Int
    signedInToday: Int
    ordersToday: Int
    paymentsToday: Int
    "Approved today and not reversed; a string, since the sum may exceed an Int."
    paidTodayCentavos: String
    overdueBills: Int
    "The sum of the counted bills."
    overdueCentavos: String
    openBugReports: Int
    failedMails: Int
    "Requests for the deletion of an account."
    waitingDeletions: Int
    "Refunds that members ask for."
    waitingRefunds: Int
    "Transfers that wait for a second approval."
    waitingTransfers: Int
    "Whether buyers are told where to pay."
    hasPaymentAccount: Boolean
  }

  type HomeCourse {
    id: Int!
    title: String!
    "The time of publication; for a draft, of its last change."
    at: DateTime!
  }

  type TeacherHome {
    draftCount: Int!
    drafts: [HomeCourse!]!
    published: [HomeCourse!]!
    stages: [HomeStage!]!
  }

  "The money collected until a day of the month."
  type CollectedUntil {
    dayOfMonth: Int!
    "Of this month; null after today."
    totalCentavos: String
    "Of the last month."
    beforeCentavos: String!
  }

  "Overdue bills of an age, with the days on which they were due."
  type OverdueAge {
    "days30, days60, days90 or older"
    key: String!
    from: String!
    to: String!
    entries: Int!
    amountCentavos: String!
  }

  "Sums are those of the payment report, in centavos as texts, because they may exceed an Int."
  type FinanceHome {
    collected: [CollectedUntil!]!
    collectedCentavos: String!
    "Of the last month until the same day."
    beforeCentavos: String!
    "What is due within thirty days, including today."
    expectedBills: Int!
    expectedCentavos: String!
    overdue: [OverdueAge!]!
  }

  type Query {
    coachHome: CoachHome! @requirePermission(page: ["users"])
    "Empty for viewers who review no stage."
    reviewHome: ReviewHome! @requireAuth
    successHome: SuccessHome! @requirePermission(page: ["subscription"])
    financeHome: FinanceHome! @requirePermission(cap: "approvePayment")
    adminHome: AdminHome! @requirePermission(cap: "approvePayment")
    teacherHome: TeacherHome! @requirePermission(page: ["editCourse"])
  }
`
