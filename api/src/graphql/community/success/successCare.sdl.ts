export const schema = gql`
  type SuccessTask {
    id: Int!
    userId: Int!
    "Of the member."
    name: String!
    profileImage: String
    email: String!
    mobileNumber: String
    facebookProfile: String
    "Only for staff who may open the member's payments."
    owedCentavos: Int
    "A message to the member, in the member's language."
    readyText: String!
    kind: SuccessTaskKind!
    text: String!
    "A Manila day, YYYY-MM-DD."
    dueOn: String!
    status: SuccessTaskStatus!
    outcome: String!
    result: SuccessResult
    "Made by itself, and closed by itself once its reason is gone."
    isOfPlaybook: Boolean!
    "At risk because the member has never signed in."
    hasNeverCome: Boolean!
    closedByName: String
    closedAt: DateTime
    createdAt: DateTime!
  }

  type SuccessNote {
    id: Int!
    text: String!
    "For a note about a task."
    result: SuccessResult
    visibility: SuccessNoteVisibility!
    authorName: String!
    isOwn: Boolean!
    createdAt: DateTime!
  }

  "Who cares for a person, and what was noted and done."
  type SuccessCare {
    userId: Int!
    managerId: Int
    managerName: String
    since: DateTime
    "Why the manager was chosen; empty for a rule."
    reason: String!
    "The newest fifty."
    tasks: [SuccessTask!]!
    notes: [SuccessNote!]!
  }

  type SuccessWorklist {
    managerId: Int!
    tasks: [SuccessTask!]!
    hasMore: Boolean!
  }

  input SuccessTaskInput {
    "CALL or OTHER: playbooks make the rest."
    kind: SuccessTaskKind!
    text: String!
    dueOn: String!
  }

  input SuccessReportInput {
    result: SuccessResult!
    text: String!
    "A Manila day to which the tasks move; without it they are done."
    againOn: String
  }

  input SuccessNoteInput {
    text: String!
    visibility: SuccessNoteVisibility!
  }

  type Query {
    "By default one's own; null for somebody who is no success manager. isClosed: what was done or skipped, the latest first."
    successWorklist(managerId: Int, isClosed: Boolean): SuccessWorklist
      @requirePermission(page: ["successManager"])
    successCare(userId: Int!): SuccessCare! @requirePermission(page: ["user"])
  }

  type Mutation {
    createSuccessTask(userId: Int!, input: SuccessTaskInput!): SuccessTask!
      @requirePermission(page: ["successManager"], policy: ORDINARY)
    "Writes the result as a note about each member, and closes the tasks or moves them."
    reportSuccessTasks(
      ids: [Int!]!
      input: SuccessReportInput!
    ): [SuccessTask!]!
      @requirePermission(page: ["successManager"], policy: ORDINARY)
    "Done, or skipped with a reason."
    closeSuccessTask(
      id: Int!
      isDone: Boolean!
      outcome: String!
    ): SuccessTask!
      @requirePermission(page: ["successManager"], policy: ORDINARY)
    "Opens a task again that somebody has done or skipped."
    reopenSuccessTask(id: Int!): SuccessTask!
      @requirePermission(page: ["successManager"], policy: ORDINARY)
    moveSuccessTask(id: Int!, dueOn: String!): SuccessTask!
      @requirePermission(page: ["successManager"], policy: ORDINARY)
    addSuccessNote(userId: Int!, input: SuccessNoteInput!): Int!
      @requirePermission(page: ["successManager"], policy: ORDINARY)
    "One's own."
    deleteSuccessNote(id: Int!): Int!
      @requirePermission(page: ["successManager"], policy: ORDINARY)
  }
`
