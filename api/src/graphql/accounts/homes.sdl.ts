export const schema = gql`
  "A stage and how many people are on it."
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
    "Tasks that were handed in."
    waitingCount: Int!
  }

  type StuckMember {
    id: Int!
    name: String!
    "The last sign of life: a visit, a lesson, a task."
    lastActivityAt: DateTime
    remainingTasksCount: Int!
  }

  "Of the stage that the viewer leads; counts stop one above a thousand."
  type CoachHome {
    stage: HomeStage
    "Have tasks left and have finished none for 14 days."
    stuckCount: Int!
    "Who has been stuck for longest comes first."
    needsYou: [StuckMember!]!
    "The stage that the viewer leads and those that they review."
    toReview: [StageToReview!]!
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
    "Of the oldest bill: a Manila day, YYYY-MM-DD."
    since: String!
    "A sum that may pass an Int's bound."
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
    "Expires within 30 days."
    expiring: [ExpiringAccess!]!
    expiredCount: Int!
    "Has expired within 14 days."
    expired: [ExpiringAccess!]!
    overdueCount: Int!
    overdue: [MemberInDebt!]!
    newcomerCount: Int!
    "Began within 7 days and have not finished a lesson."
    newcomers: [QuietNewcomer!]!
  }

  "Today's figures, in Manila. Null is what the viewer may not open; counts stop one above a thousand."
  type AdminHome {
    newToday: Int
    newYesterday: Int
    signedInToday: Int
    ordersToday: Int
    paymentsToday: Int
    "Approved today and not reversed since; a sum that may pass an Int's bound."
    paidTodayCentavos: String
    overdueBills: Int
    "Of the bills counted."
    overdueCentavos: String
    openBugReports: Int
    failedMails: Int
  }

  type HomeCourse {
    id: Int!
    title: String!
    "When it was published; of a draft, when it was changed."
    at: DateTime!
  }

  type TeacherHome {
    draftCount: Int!
    drafts: [HomeCourse!]!
    published: [HomeCourse!]!
    stages: [HomeStage!]!
  }

  type Query {
    coachHome: CoachHome! @requirePermission(page: ["users"])
    successHome: SuccessHome! @requirePermission(page: ["subscription"])
    adminHome: AdminHome! @requirePermission(cap: "approvePayment")
    teacherHome: TeacherHome! @requirePermission(page: ["editCourse"])
  }
`
