export const schema = gql`
  enum ReportSchedule {
    "On Mondays."
    WEEKLY
    "On the first day of a month."
    MONTHLY
  }

  enum ReportRunStatus {
    QUEUED
    RUNNING
    DONE
    FAILED
    "Its file is deleted."
    EXPIRED
  }

  "A saved view of a report; from and to are those of today."
  type SavedReport {
    id: String!
    name: String!
    nameFil: String!
    category: ReportKind!
    period: ReportPeriod!
    "The period before today's."
    isPrevious: Boolean!
    from: String!
    to: String
    part: ReportPart
    key: String
    by: ReportPart
    content: ContentKind!
    "The measures that it shows; none is all."
    columns: [String!]!
    isOwn: Boolean!
    isSystem: Boolean!
    ownerName: String
    "Ids of roles."
    sharedWith: [String!]!
    "How often its file is mailed to its owner."
    schedule: ReportSchedule
    format: ReportFormat!
    nextRunOn: String
    "When the address for spreadsheets was drawn; only the owner sees it."
    feedDrawnAt: DateTime
    updatedAt: DateTime!
  }

  input ReportParamsInput {
    period: ReportPeriod!
    isPrevious: Boolean!
    "Only of a custom range."
    from: String
    to: String
    part: ReportPart
    key: String
    by: ReportPart
    content: ContentKind
  }

  input ReportInput {
    name: String!
    category: ReportKind!
    params: ReportParamsInput!
    columns: [String!]!
  }

  "A file of a report that a job writes."
  type ReportRun {
    id: Int!
    reportId: String
    name: String!
    format: ReportFormat!
    status: ReportRunStatus!
    done: Int!
    steps: Int!
    rowCount: Int
    asOf: DateTime
    "The address of the file."
    url: String
    "A code of the error catalogue."
    failure: String
    createdAt: DateTime!
  }

  type Query {
    "The viewer's own reports, those shared with their role, and those that every school has."
    reports: [SavedReport!]!
      @requirePermission(page: ["reportSummary", "communityReport"])
    report(id: String!): SavedReport!
      @requirePermission(page: ["reportSummary", "communityReport"])
    "The viewer's own files, newest first."
    reportRuns: [ReportRun!]!
      @requirePermission(page: ["reportSummary", "communityReport"])
  }

  type Mutation {
    createReport(input: ReportInput!): SavedReport!
      @requirePermission(
        page: ["reportSummary", "communityReport"]
        policy: ORDINARY
      )
    updateReport(id: String!, input: ReportInput!): SavedReport!
      @requirePermission(
        page: ["reportSummary", "communityReport"]
        policy: ORDINARY
      )
    "Replaces the roles whose people see an own report."
    shareReport(id: String!, roles: [String!]!): SavedReport!
      @requirePermission(
        page: ["reportSummary", "communityReport"]
        policy: ORDINARY
      )
    "Without a schedule its file is mailed no more."
    scheduleReport(
      id: String!
      schedule: ReportSchedule
      format: ReportFormat!
    ): SavedReport!
      @requirePermission(
        page: ["reportSummary", "communityReport"]
        policy: ORDINARY
        token: MONEY
      )
    "Returns a new address from which a spreadsheet reads an own report; the one before is revoked."
    drawReportFeed(id: String!): String!
      @requirePermission(cap: "gsheet", policy: SENSITIVE, token: NEVER)
    revokeReportFeed(id: String!): Boolean!
      @requirePermission(
        page: ["reportSummary", "communityReport"]
        policy: ORDINARY
        token: NEVER
      )
    deleteReport(id: String!): Boolean!
      @requirePermission(
        page: ["reportSummary", "communityReport"]
        policy: ORDINARY
      )
    copyReport(id: String!, name: String!): SavedReport!
      @requirePermission(
        page: ["reportSummary", "communityReport"]
        policy: ORDINARY
      )
    "Has a file written; its owner hears of it at the bell. reportId is that of the saved report, if it is one."
    exportReport(
      input: ReportInput!
      format: ReportFormat!
      reportId: String
    ): ReportRun!
      @requirePermission(
        page: ["reportSummary", "communityReport"]
        policy: ORDINARY
      )
  }
`
