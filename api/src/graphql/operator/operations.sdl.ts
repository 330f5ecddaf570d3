export const schema = gql`
  "Jobs of one task; counted up to countedUpTo of all jobs."
  type JobCounts {
    task: String!
    waiting: Int!
    running: Int!
    "Given up after their last attempt."
    failed: Int!
  }

  type FailedJob {
    id: ID!
    task: String!
    attempts: Int!
    failedAt: DateTime!
    "The first line of the last error, in the system's words."
    error: String!
  }

  enum SlowStatementsState {
    READ
    NOT_INSTALLED
    NOT_LOADED
  }

  "Statements of one shape, without their values, since PostgreSQL began to count."
  type SlowStatement {
    text: String!
    calls: Float!
    meanMs: Float!
    totalMs: Float!
  }

  type TableSize {
    name: String!
    "With indexes and large values."
    bytes: Float!
    "Estimated by PostgreSQL; null before its first count."
    rows: Float
  }

  enum FileStore {
    FOLDER
    S3
  }

  "How the server fares, as of one moment. Counts stop at countedUpTo."
  type OperationsState {
    asOf: DateTime!
    "The newest heading of the changelog."
    product: String!
    node: String!
    postgres: String!
    "Of the copy that answers."
    startedAt: DateTime!
    appliedMigrations: Int!
    pendingMigrations: [String!]!
    countedUpTo: Int!
    jobs: [JobCounts!]!
    "The latest fifty."
    failedJobs: [FailedJob!]!
    "Seen within a minute."
    workers: Int!
    sessions: Int!
    isMailSet: Boolean!
    mailsWaiting: Int!
    mailsFailed: Int!
    fileStore: FileStore!
    "Of the disk where uploads arrive, in bytes."
    diskSize: Float!
    diskFree: Float!
    databaseSize: Float!
    slowState: SlowStatementsState!
    "The ten with the longest mean."
    slowStatements: [SlowStatement!]!
    "The ten largest."
    tables: [TableSize!]!
    lastBackup: BackupRun
  }

  enum MailTestResult {
    "The mail server took the mail."
    TAKEN
    REFUSED
    NO_SERVER
  }

  type MailTest {
    result: MailTestResult!
    to: String!
    "What the mail server, or the system, said."
    answer: String!
    ms: Int!
  }

  enum MailRecord {
    SPF
    DKIM
    DMARC
  }

  enum MailRecordState {
    GOOD
    "It is there, but protects little."
    WEAK
    WRONG
    MISSING
    "The name server did not answer within three seconds."
    UNKNOWN
  }

  enum MailRecordFinding {
    FINE
    NOT_FOUND
    SEVERAL
    "SPF allows every server."
    ALLOWS_ALL
    "SPF says nothing about other servers."
    NO_END
    "DMARC only watches."
    ONLY_WATCHES
    NO_POLICY
    "None of the usual names of DKIM keys is there."
    NO_USUAL_KEY
    NO_ANSWER
  }

  type MailRecordAdvice {
    record: MailRecord!
    state: MailRecordState!
    finding: MailRecordFinding!
    "The name in the domain name system."
    name: String!
    "The text that is there."
    found: String
    "The text to add; null if none is needed, or the mail provider has to tell it."
    add: String
  }

  type MailAdvice {
    "Of the sender's address; null if it is not one of the internet."
    domain: String
    records: [MailRecordAdvice!]!
  }

  type Query {
    operationsState: OperationsState! @requirePermission(cap: "operations")
    mailAdvice: MailAdvice! @requirePermission(cap: "operations")
  }

  type Mutation {
    "Gives a job that was given up all its attempts again."
    runJobAgain(id: ID!): ID!
      @requirePermission(cap: "operations", policy: ORDINARY, token: NEVER)
    deleteJob(id: ID!): ID!
      @requirePermission(cap: "operations", policy: ORDINARY, token: NEVER)
    "Sends a mail to the caller's own address, past the outbox."
    sendTestMail: MailTest!
      @requirePermission(cap: "operations", policy: ORDINARY, token: NEVER)
  }
`
