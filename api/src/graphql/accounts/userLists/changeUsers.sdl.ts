export const schema = gql`
  "Chosen users, or all that match a view. A change works in portions, and the next one begins after the last id."
  input UsersTarget {
    userIds: [Int!]
    type: UserType
    view: UsersViewInput
    "Users who came after this one was counted are left out."
    upToId: Int
    afterId: Int
  }

  "A mail by staff; people get it in their language, or in the one that is written."
  input StaffMailInput {
    "Drawn by the sender: the same key mails nobody twice."
    key: String!
    subject: String
    text: String
    subjectFil: String
    textFil: String
  }

  "Exactly one of them."
  input UsersChange {
    accessLevelId: String
    batchId: Int
    stageId: Int
    successManagerId: Int
    mail: StaffMailInput
    archive: ArchiveUserInput
  }

  type RefusedUser {
    userId: Int!
    name: String!
    "A code of the error catalogue."
    code: String!
    "What stands in the way, such as the duties of a person."
    detail: String
  }

  "The changes that can be undone."
  enum UsersChangeKind {
    LEVEL
    BATCH
    STAGE
    SUCCESS
    ARCHIVE
  }

  type ChangedUsers {
    changed: Int!
    changedIds: [Int!]!
    unchanged: Int!
    refused: [RefusedUser!]!
    "Where the next portion begins; null after the last one."
    nextId: Int
  }

  type MatchingUsers {
    count: Int!
    "There are more than can be changed at once."
    isTooMany: Boolean!
    upToId: Int
  }

  type ExportedUsers {
    rows: [User!]!
    nextId: Int
  }

  type Query {
    matchingUsers(type: UserType, view: UsersViewInput!): MatchingUsers!
      @requirePermission(page: ["users"])
  }

  type Mutation {
    "What each change needs besides is asked for the change."
    changeUsers(target: UsersTarget!, change: UsersChange!): ChangedUsers!
      @requirePermission(page: ["editUser"], policy: SENSITIVE)
    "Takes back a change that the viewer made a moment ago, for all of these users or for none."
    undoUsersChange(userIds: [Int!]!, kind: UsersChangeKind!): Boolean!
      @requirePermission(page: ["editUser"], policy: SENSITIVE)
    exportUsers(target: UsersTarget!): ExportedUsers!
      @requirePermission(page: ["users"], policy: SENSITIVE)
  }
`
