export const schema = gql`
  input ArchiveUserInput {
    reason: ArchiveReason!
    note: String
    emailPolicy: ArchiveEmailPolicy
  }

  "What a person must hand over before their account is archived."
  type Duty {
    kind: DutyKind!
    name: String!
  }

  enum DutyKind {
    STAGE
    GROUP
    BATCH
    EVENT
    ACCOUNTABILITY_GROUP
    MEMBERS_IN_CARE
  }

  type ArchivedUser {
    "Of the user."
    id: Int!
    name: String!
    email: String!
    tribeId: String!
    reason: ArchiveReason!
    note: String!
    emailPolicy: ArchiveEmailPolicy!
    archivedAt: DateTime!
    "Empty for accounts that were archived before this was kept."
    archivedByName: String!
    anonymisedAt: DateTime
    anonymisedByName: String
    isMember: Boolean!
    "What the user gave up: names of a group, of events and of requests."
    gaveUp: [String!]!
    "A request for deletion that waits for an answer."
    deletionRequestedAt: DateTime
    "Whether the viewer may restore or anonymise the user."
    mayDecide: Boolean!
  }

  enum ArchivedUsersSort {
    ARCHIVED_AT
    ARCHIVED_AT_DESC
  }

  type ArchivedUsersPage {
    rows: [ArchivedUser!]!
    total: Int!
    isTotalCapped: Boolean!
  }

  type Query {
    archivedUsersPage(
      page: Int
      perPage: Int
      sort: ArchivedUsersSort
      q: String
      filter: ArchiveReason
    ): ArchivedUsersPage! @requirePermission(cap: "archiveUsers")
    archivedUser(id: Int!): ArchivedUser @requirePermission(cap: "archiveUsers")
    "The duties of a user, for the question before the archive."
    userDuties(id: Int!): [Duty!]! @requirePermission(cap: "archiveUsers")
  }

  type Mutation {
    archiveUser(id: Int!, input: ArchiveUserInput!): Boolean!
      @requirePermission(cap: "archiveUsers", policy: SENSITIVE)
    restoreUser(id: Int!): Boolean!
      @requirePermission(cap: "archiveUsers", policy: SENSITIVE)
    "Replaces the identity for good; the confirmation is the user's tribe id."
    anonymiseUser(id: Int!, confirmation: String!): Boolean!
      @requirePermission(cap: "archiveUsers", policy: SENSITIVE)
  }
`
