export const schema = gql`
  enum BugReportStatus {
    OPEN
    SEEN
    FIXED
    DECLINED
  }

  type BugReport {
    id: Int!
    description: String!
    "Path of the page it happened on."
    page: String!
    status: BugReportStatus!
    "Name of who sent it; none for a visitor."
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
    "Where a visitor can be reached; a signed-in person's own address counts."
    email: String
    "A screenshot of a signed-in person."
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
    reportBug(input: ReportBugInput!): Boolean! @skipAuth
    updateBugReportStatus(id: Int!, status: BugReportStatus!): BugReport!
      @requirePermission(cap: "readBugReports")
  }
`
