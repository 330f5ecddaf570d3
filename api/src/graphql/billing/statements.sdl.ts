export const schema = gql`
  input StatementColumnsInput {
    reference: String!
    paidOn: String!
    "A signed amount; otherwise incoming and outgoing amounts are in two columns."
    amount: String!
    credit: String!
    debit: String!
    payerName: String!
  }

  "Each value is a heading of the file, or empty."
  type StatementColumns {
    reference: String!
    paidOn: String!
    amount: String!
    credit: String!
    debit: String!
    payerName: String!
    "Chosen by staff for an earlier file; otherwise guessed."
    isRemembered: Boolean!
  }

  input ImportStatementInput {
    platform: PaymentPlatform!
    fileName: String!
    headers: [String!]!
    rows: [[String!]!]!
    columns: StatementColumnsInput!
  }

  type StatementCount {
    status: StatementLineStatus!
    lines: Int!
    "Centavos as a string, since a sum may exceed an Int."
    sumCentavos: String!
  }

  "One export of a payment platform."
  type StatementImport {
    id: Int!
    platform: PaymentPlatform!
    fileName: String!
    status: StatementImportStatus!
    createdByName: String!
    createdAt: DateTime!
    approvedAt: DateTime
    undoneAt: DateTime
    undoReason: String
    "The number of matched lines with a confidence of 85 or more."
    sureLines: Int!
    counts: [StatementCount!]!
    "Lines of used references whose money is booked as they say, each transfer once; of one file."
    bookedLines: Int!
    "Centavos as a string, since a sum may exceed an Int."
    bookedCentavos: String!
  }

  type SuggestedBill {
    id: Int!
    memberName: String!
    email: String!
    invoiceNumber: String!
    productName: String!
    scheduleDate: String!
    owedCentavos: Int!
    "The rules that speak for it (shared/billing/reconciling/statementMatch)."
    rules: [String!]!
    "The due day of an earlier open bill of the member."
    earlierOn: String
  }

  type StatementBill {
    id: Int!
    invoiceNumber: String!
    scheduleDate: String!
    priceCentavos: Int!
  }

  "A transfer that was booked before: at the desk, or by another file."
  type BookedLine {
    userId: Int!
    memberName: String!
    receiptNumber: String
    "All that was booked of it."
    amountCentavos: Int!
  }

  type StatementLine {
    id: Int!
    "The row in the file; the first row under the headings is 1."
    row: Int!
    raw: JSON!
    "A Manila day, YYYY-MM-DD."
    paidOn: String
    amountCentavos: Int
    referenceNo: String!
    payerName: String!
    status: StatementLineStatus!
    "0 to 100, with the rules and points behind it."
    confidence: Int!
    reasons: JSON!
    userId: Int
    memberName: String
    proofId: Int
    bills: [StatementBill!]!
    "Names its bills and the first approval that it waits with; to be sent with an approval."
    shown: String!
    "Who gave the first approval that it waits with."
    approverName: String
    "In the list of lines, of one whose reference is used: the transfer that it is."
    booked: BookedLine
  }

  "How many of the chosen lines had which outcome."
  type StatementApproval {
    file: StatementImport!
    booked: Int!
    "A first approval: another person approves them, too."
    waiting: Int!
    "They pay bills of the signed-in person, on which another person decides."
    own: Int!
    "They were decided before."
    decided: Int!
    "They are no longer as they were shown."
    changed: Int!
    "They are of a closed day, and wait until it is reopened."
    closed: Int!
    failed: Int!
  }

  type StatementImportsPage {
    rows: [StatementImport!]!
    total: Int!
  }

  type StatementLinesPage {
    rows: [StatementLine!]!
    total: Int!
  }

  enum StatementImportsSort {
    CREATED_AT
    CREATED_AT_DESC
  }

  type Query {
    statementColumns(
      platform: PaymentPlatform!
      headers: [String!]!
    ): StatementColumns! @requirePermission(cap: "approvePayment")
    statementImportsPage(
      page: Int
      perPage: Int
      sort: StatementImportsSort
    ): StatementImportsPage! @requirePermission(cap: "approvePayment")
    statementImport(id: Int!): StatementImport
      @requirePermission(cap: "approvePayment")
    statementLinesPage(
      importId: Int!
      page: Int
      perPage: Int
      filter: StatementLineStatus
    ): StatementLinesPage! @requirePermission(cap: "approvePayment")
    "The five open bills that a line most likely pays, best first."
    suggestedBills(lineId: Int!): [SuggestedBill!]!
      @requirePermission(cap: "approvePayment")
  }

  type Mutation {
    importStatement(input: ImportStatementInput!): StatementImport!
      @requirePermission(cap: "approvePayment", policy: ORDINARY, token: MONEY)
    matchStatementLine(id: Int!, scheduleIds: [Int!]!): StatementLine!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
    ignoreStatementLine(id: Int!): StatementLine!
      @requirePermission(cap: "approvePayment", policy: ORDINARY, token: MONEY)
    "With what was shown of each line, in the order of the ids."
    approveStatementImport(
      id: Int!
      lineIds: [Int!]!
      shown: [String!]
    ): StatementApproval!
      @requirePermission(cap: "approvePayment", policy: SENSITIVE)
    undoStatementImport(id: Int!, reason: String!): StatementImport!
      @requirePermission(cap: "revokePayment", policy: SENSITIVE)
    discardStatementImport(id: Int!): StatementImport!
      @requirePermission(cap: "approvePayment", policy: ORDINARY, token: MONEY)
  }
`
