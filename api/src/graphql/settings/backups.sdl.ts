export const schema = gql`
  enum BackupFrequency {
    DAILY
    WEEKLY
  }

  enum BackupTrigger {
    MANUAL
    SCHEDULED
    PRE_RESTORE
  }

  enum BackupStatus {
    QUEUED
    RUNNING
    VERIFYING
    VERIFIED
    SUCCEEDED
    FAILED
    EXPIRED
  }

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

  type Query {
    backupSettings: BackupSettings! @requirePermission(cap: "backup")
    backupRunsPage(
      page: Int
      perPage: Int
      sort: BackupRunsSort
    ): BackupRunsPage! @requirePermission(cap: "backup")
    backupRun(id: Int!): BackupRun @requirePermission(cap: "backup")
  }

  type Mutation {
    saveBackupSettings(input: BackupSettingsInput!): BackupSettings!
      @requirePermission(cap: "backup")
    startBackup: BackupRun! @requirePermission(cap: "backup")
    "An address at which the viewer can download the file for some minutes."
    createBackupLink(id: Int!, password: String!): String!
      @requirePermission(cap: "backup")
  }
`
