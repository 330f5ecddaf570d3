export const schema = gql`
  "What a report can be limited to, or split by."
  enum ReportPart {
    STAGE
    BATCH
    GROUP
    MANAGER
    PRODUCT
    FUNNEL
  }

  "Spec section 3: Courses, Activities, Tasks."
  enum ContentKind {
    COURSES
    ACTIVITIES
    TASKS
  }

  "Values are texts: counts, centavos, or basis points of a share, which is null if there is nothing to share."
  type ReportFigure {
    "A measure of shared/reports/engine/measures."
    key: String!
    value: String
    "In the previous period; null for what is counted today."
    before: String
  }

  type ReportStep {
    from: String!
    to: String!
    "In the order of stepKeys."
    values: [String]!
  }

  "The people whose first membership began in a month, and how many of them have access today."
  type ReportCohort {
    from: String!
    to: String!
    joined: Int!
    active: Int!
  }

  type Report {
    from: String!
    to: String!
    beforeFrom: String!
    beforeTo: String!
    "Only the viewer's own people are counted, and filters do not apply."
    isOwnPeople: Boolean!
    "The name of the stage, batch … that it is limited to."
    filterName: String
    figures: [ReportFigure!]!
    "The step of the chart: day, week or month."
    step: String!
    stepKeys: [String!]!
    steps: [ReportStep!]!
    "The last twelve months; of the community report none."
    cohorts: [ReportCohort!]!
    asOf: DateTime!
  }

  type ReportLine {
    "The id, or '0' for people without one."
    key: String!
    name: String
    "In the order of keys."
    values: [String]!
  }

  type ReportLines {
    keys: [String!]!
    lines: [ReportLine!]!
    total: Int!
  }

  "The measures of shared/reports/engine/measures."
  enum ReportMeasure {
    ACTIVE
    INACTIVE
    NOT_ENROLLED
    SIGNUPS
    JOINED
    RENEWED
    LEFT
    CHURN
    PURCHASES
    SALES
    REVENUE
    REFUNDS
    COLLECTED
    LESSONS
    CERTIFICATES
    TASKS
    MOVE_UPS
    ATTENDANCE
    CHECK_INS
    POSTS
  }

  "One of what a number counts."
  type ReportEntry {
    "Its place in the list."
    id: Int!
    "A day, or the instant of an activity."
    at: DateTime!
    userId: Int!
    memberName: String!
    email: String!
    "Such as the name of a lesson; of a person, their stage."
    about: String
    "Of sums of money."
    amountCentavos: Int
  }

  type ReportEntriesPage {
    rows: [ReportEntry!]!
    total: Int!
    "There may be more, which are not listed."
    isTotalCapped: Boolean!
  }

  type ReportChoice {
    key: String!
    name: String!
  }

  type Query {
    "The stages, batches and so on that a report can be limited to; none for viewers who see their own people only."
    reportChoices(part: ReportPart!): [ReportChoice!]!
      @requirePermission(page: ["reportSummary", "communityReport"])
    "part and key limit it to a stage, a batch …; they do not apply to viewers who see their own people only."
    reportSummary(
      period: ReportPeriod!
      from: String!
      to: String
      part: ReportPart
      key: String
    ): Report! @requirePermission(page: ["reportSummary"])
    communityReport(
      period: ReportPeriod!
      from: String!
      to: String
      part: ReportPart
      key: String
      content: ContentKind
    ): Report! @requirePermission(page: ["communityReport"])
    "The numbers of a report by stage, batch and so on, largest first; groups by name, in pages of ten."
    reportLines(
      report: ReportKind!
      period: ReportPeriod!
      from: String!
      to: String
      content: ContentKind
      by: ReportPart!
      page: Int
    ): ReportLines!
      @requirePermission(page: ["reportSummary", "communityReport"])
    "What a number counts, latest first; of a share, its whole."
    reportEntries(
      report: ReportKind!
      measure: ReportMeasure!
      period: ReportPeriod!
      from: String!
      to: String
      part: ReportPart
      key: String
      content: ContentKind
      page: Int
      perPage: Int
    ): ReportEntriesPage!
      @requirePermission(page: ["reportSummary", "communityReport"])
  }
`
