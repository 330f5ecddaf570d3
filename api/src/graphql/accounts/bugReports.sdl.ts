export const schema = gql`
  type BugReport {
    id: Int!
    description: String!
    "The path of the page it happened on."
    page: String!
    status: BugReportStatus!
    "The reporter's name; null for a visitor."
    reporter: String
    email: String
    fileUrl: String
    userAgent: String
    createdAt: DateTime!
  }

  type BugReportsPage {
    rows: [BugReport!]!
    total: Int!
  }

  input ReportBugInput {
    description: String!
    page: String
    "A visitor's address for questions; ignored for a signed-in user, whose own address is used."
    email: String
    "A screenshot; signed-in users only."
    fileId: Int
  }

  enum BugReportsSort {
    CREATED_AT
    CREATED_AT_DESC
    STATUS
    STATUS_DESC
    PAGE
    PAGE_DESC
  }

  type Query {
    bugReportsPage(
      page: Int
      perPage: Int
      sort: BugReportsSort
      q: String
      filter: BugReportStatus
    ): BugReportsPage! @requirePermission(cap: "readBugReports")
    bugReport(id: Int!): BugReport @requirePermission(cap: "readBugReports")
  }

  type Mutation {
    reportBug(input: ReportBugInput!): Boolean! @skipAuth(policy: FREE)
    updateBugReportStatus(id: Int!, status: BugReportStatus!): BugReport!
      @requirePermission(cap: "readBugReports", policy: FREE)
  }
`
