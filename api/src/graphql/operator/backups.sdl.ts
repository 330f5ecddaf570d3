export const schema = gql`
  type BackupSettings {
    isEnabled: Boolean!
    frequency: BackupFrequency!
    "HH:MM of Manila's day."
    timeOfDay: String!
    "Of a weekly backup: 0 is Sunday."
    weekday: Int!
    keepLast: Int!
    keepDays: Int!
    includeFiles: Boolean!
    "Encrypts the backups; the server has no secret key."
    publicKey: String
    notifyEmails: [String!]!
    "Null while nothing is scheduled."
    nextAt: DateTime
    "Whether the server's settings name a second store for copies."
    hasSecondStore: Boolean!
  }

  input BackupSettingsInput {
    isEnabled: Boolean!
    frequency: BackupFrequency!
    timeOfDay: String!
    weekday: Int!
    keepLast: Int!
    keepDays: Int!
    includeFiles: Boolean!
    publicKey: String
    "Addresses between spaces, commas or line breaks."
    notifyEmails: String
    "The administrator's own, asked again."
    password: String!
  }

  type BackupRowCount {
    table: String!
    rows: Int!
  }

  type BackupRun {
    id: Int!
    trigger: BackupTrigger!
    status: BackupStatus!
    percent: Int!
    includesFiles: Boolean!
    isEncrypted: Boolean!
    "False before it is made, and once it is deleted."
    hasFile: Boolean!
    "The name of the download."
    fileName: String!
    "Whether this server can be restored from it by restoreFromBackup; others are restored by command."
    isRestorable: Boolean!
    "Bytes."
    size: Float
    sha256: String
    "The last migration of its database."
    schemaVersion: String!
    "The newest heading of the product's changelog."
    product: String!
    rowCounts: [BackupRowCount!]!
    rows: Float!
    fileCount: Int!
    "Stored files that were not in the store."
    missingFiles: Int!
    createdAt: DateTime!
    startedAt: DateTime
    finishedAt: DateTime
    seconds: Int
    "When it was restored into a scratch database and found equal."
    verifiedAt: DateTime
    copiedAt: DateTime
    "Why it failed, was not verified or has no copy: a code of the error catalogue."
    failure: String
    "In the system's own words."
    failureDetail: String
    createdByName: String
  }

  type BackupRunsPage {
    rows: [BackupRun!]!
    total: Int!
  }

  enum BackupRunsSort {
    CREATED_AT
    CREATED_AT_DESC
  }

  input RestoreInput {
    "RESTORE, typed by hand."
    confirmation: String!
    "The administrator's own, asked again."
    password: String!
    "The age key that opens an encrypted backup. It is neither stored nor logged."
    secretKey: String
  }

  "The database from before a restore."
  type KeptDatabase {
    name: String!
    replacedAt: DateTime!
    "When a job deletes it."
    until: DateTime!
    "Bytes."
    size: Float!
  }

  enum BackupSafetyLevel {
    SAFE
    "The first backup comes by itself."
    PLANNED
    WARNING
    DANGER
  }

  enum BackupConcern {
    NEVER_VERIFIED
    LAST_FAILED
    TOO_OLD
    NOT_PLANNED
    FIRST_PLANNED
    ONE_PLACE
  }

  "Whether the school would lose anything tonight."
  type SafetyOfBackups {
    level: BackupSafetyLevel!
    "The gravest first."
    concerns: [BackupConcern!]!
    "The moment that the newest verified backup holds."
    verifiedAt: DateTime
    verifiedRunId: Int
    "Null while nothing is scheduled."
    nextAt: DateTime
    hasSecondStore: Boolean!
    isEncrypted: Boolean!
  }

  type Query {
    safetyOfBackups: SafetyOfBackups! @requirePermission(cap: "backup")
    backupSettings: BackupSettings! @requirePermission(cap: "backup")
    backupRunsPage(
      page: Int
      perPage: Int
      sort: BackupRunsSort
    ): BackupRunsPage! @requirePermission(cap: "backup")
    backupRun(id: Int!): BackupRun @requirePermission(cap: "backup")
    "Newest first; only of the embedded database."
    keptDatabases: [KeptDatabase!]! @requirePermission(cap: "backup")
  }

  type Mutation {
    saveBackupSettings(input: BackupSettingsInput!): BackupSettings!
      @requirePermission(cap: "backup", policy: SENSITIVE)
    startBackup: BackupRun! @requirePermission(cap: "backup", policy: SENSITIVE)
    "An address at which the viewer can download the file for some minutes."
    createBackupLink(id: Int!, password: String!): String!
      @requirePermission(cap: "backup", policy: SENSITIVE, token: NEVER)
    "Begins a restore; returns the backup that is made before it. The server then answers with 503 until it is over."
    restoreFromBackup(id: Int!, input: RestoreInput!): BackupRun!
      @requirePermission(cap: "backup", policy: SENSITIVE, token: NEVER)
    deleteKeptDatabase(name: String!, password: String!): String!
      @requirePermission(cap: "backup", policy: SENSITIVE, token: NEVER)
  }
`
