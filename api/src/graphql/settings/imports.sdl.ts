export const schema = gql`
  "How many rows of a sheet have which result and, once undone, which outcome."
  type ImportCount {
    sheet: String!
    new: Int!
    update: Int!
    same: Int!
    error: Int!
    leftOut: Int!
    takenBack: Int!
    kept: Int!
    failed: Int!
  }

  "A file that is checked, applied and perhaps undone."
  type ImportRun {
    id: Int!
    kind: ImportKind!
    mode: ImportMode!
    status: ImportStatus!
    fileName: String!
    mailsCredentials: Boolean!
    "How far the running job is."
    percent: Int!
    "Why the last attempt to apply or undo it failed: a code of the error catalogue."
    failure: String
    createdByName: String!
    createdAt: DateTime!
    appliedByName: String
    appliedAt: DateTime
    undoneByName: String
    undoneAt: DateTime
    undoReason: String
    "Empty once the rows are forgotten."
    counts: [ImportCount!]!
  }

  type ImportRow {
    id: Int!
    sheet: String!
    "As spreadsheets count: the headings are line 1."
    line: Int!
    "The cells by column key."
    cells: JSON!
    isLeftOut: Boolean!
    "Null until it is checked."
    result: ImportResult
    "The changed and the refused cells: [{column, old, new, code, detail}]."
    notes: JSON!
    "The record that it changes or has created."
    targetId: Int
    outcome: ImportOutcome
    "Why it was not taken back: [{what, column, by}]."
    reasons: JSON!
  }

  type ImportRunsPage {
    rows: [ImportRun!]!
    total: Int!
  }

  type ImportRowsPage {
    rows: [ImportRow!]!
    total: Int!
  }

  enum ImportRunsSort {
    CREATED_AT
    CREATED_AT_DESC
  }

  enum ImportRowsFilter {
    NEW
    UPDATE
    SAME
    ERROR
    LEFT_OUT
    TAKEN_BACK
    KEPT
    FAILED
  }

  type Query {
    "Only of the kinds that the viewer may import."
    importRunsPage(
      kind: ImportKind
      page: Int
      perPage: Int
      sort: ImportRunsSort
      q: String
    ): ImportRunsPage! @requirePermission(page: ["uploadContents"])
    importRun(id: Int!): ImportRun @requirePermission(page: ["uploadContents"])
    importRowsPage(
      runId: Int!
      sheet: String
      filter: ImportRowsFilter
      page: Int
      perPage: Int
    ): ImportRowsPage! @requirePermission(page: ["uploadContents"])
  }

  type Mutation {
    "Without ids: all rows with errors."
    leaveOutImportRows(
      id: Int!
      rowIds: [Int!]
      isLeftOut: Boolean!
    ): ImportRun!
      @requirePermission(
        page: ["uploadContents"]
        policy: ORDINARY
        token: MONEY
      )
    checkImportAgain(id: Int!): ImportRun!
      @requirePermission(
        page: ["uploadContents"]
        policy: ORDINARY
        token: MONEY
      )
    "New users get a temporary password by mail only if it is asked for."
    applyImport(id: Int!, mailsCredentials: Boolean): ImportRun!
      @requirePermission(page: ["uploadContents"], policy: SENSITIVE)
    undoImport(id: Int!, reason: String!): ImportRun!
      @requirePermission(page: ["uploadContents"], policy: SENSITIVE)
    discardImport(id: Int!): Boolean!
      @requirePermission(
        page: ["uploadContents"]
        policy: ORDINARY
        token: MONEY
      )
  }
`
