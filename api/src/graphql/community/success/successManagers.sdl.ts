export const schema = gql`
  type SuccessManager {
    id: Int!
    userId: Int!
    name: String!
    email: String!
    slug: String!
    "The most members that a rule gives them; null is no limit."
    capacity: Int
    isActive: Boolean!
    "Where members book a talk."
    bookingUrl: String
    "The batches that they look after."
    batches: [BatchUse!]!
    "Members and open tasks, counted up to a thousand."
    memberCount: Int!
    taskCount: Int!
    "Open tasks whose day is past."
    lateCount: Int!
    createdAt: DateTime!
  }

  type SuccessManagersPage {
    rows: [SuccessManager!]!
    total: Int!
  }

  "An active success manager, for forms."
  type SuccessManagerChoice {
    id: Int!
    name: String!
  }

  "A person with the level of success managers."
  type SuccessManagerCandidate {
    id: Int!
    name: String!
    email: String!
  }

  type SuccessMember {
    id: Int!
    name: String!
    email: String!
    stageNumber: Int
    batchName: String
    lastSeenAt: DateTime
    "Since when the manager cares for them."
    assignedAt: DateTime
    "Their open tasks."
    taskCount: Int!
  }

  type SuccessMembersPage {
    rows: [SuccessMember!]!
    "Counts and pages stop at a thousand."
    total: Int!
    isTotalCapped: Boolean!
  }

  enum SuccessTaskKind {
    ONBOARDING
    AT_RISK
    RENEWAL
    PAYMENT
    CALL
    OTHER
  }

  enum SuccessTaskStatus {
    OPEN
    DONE
    SKIPPED
    EXPIRED
  }

  type SuccessTask {
    id: Int!
    userId: Int!
    "Of the member."
    name: String!
    kind: SuccessTaskKind!
    text: String!
    "A Manila day, YYYY-MM-DD."
    dueOn: String!
    status: SuccessTaskStatus!
    outcome: String!
    "Made by itself, and closed by itself once its reason is gone."
    isOfPlaybook: Boolean!
    closedByName: String
    closedAt: DateTime
    createdAt: DateTime!
  }

  enum SuccessNoteVisibility {
    TEAM
    MANAGERS
  }

  type SuccessNote {
    id: Int!
    text: String!
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

  "The success manager of a member, as the member sees them."
  type MySuccessManager {
    name: String!
    email: String!
    profileImage: String
    bookingUrl: String
    facebookProfile: String
  }

  type HandOver {
    moved: Int!
    "Members whom one call did not move."
    left: Int!
  }

  input SuccessManagerInput {
    capacity: Int
    isActive: Boolean!
    bookingUrl: String
  }

  input SuccessTaskInput {
    "CALL or OTHER: playbooks make the rest."
    kind: SuccessTaskKind!
    text: String!
    dueOn: String!
  }

  input SuccessNoteInput {
    text: String!
    visibility: SuccessNoteVisibility!
  }

  enum SuccessManagersFilter {
    ACTIVE
    INACTIVE
  }

  enum SuccessManagersSort {
    CREATED_AT
    CREATED_AT_DESC
  }

  enum SuccessMembersSort {
    CREATED_AT
    CREATED_AT_DESC
  }

  type Query {
    successManagersPage(
      page: Int
      perPage: Int
      sort: SuccessManagersSort
      q: String
      filter: SuccessManagersFilter
    ): SuccessManagersPage! @requirePermission(page: ["successManagers"])
    successManager(id: Int!): SuccessManager!
      @requirePermission(page: ["successManager"])
    successManagerChoices: [SuccessManagerChoice!]!
      @requirePermission(cap: "editSuccessManagers")
    successManagerCandidates: [SuccessManagerCandidate!]!
      @requirePermission(cap: "editSuccessManagers")
    "Without a manager, the members in nobody's care."
    successMembersPage(
      managerId: Int
      page: Int
      perPage: Int
      sort: SuccessMembersSort
      q: String
    ): SuccessMembersPage! @requirePermission(page: ["successManager"])
    "By default one's own; null for somebody who is no success manager."
    successWorklist(managerId: Int): SuccessWorklist
      @requirePermission(page: ["successManager"])
    successCare(userId: Int!): SuccessCare! @requirePermission(page: ["user"])
    mySuccessManager: MySuccessManager @requireAuth
  }

  type Mutation {
    createSuccessManager(
      userId: Int!
      input: SuccessManagerInput!
    ): SuccessManager! @requirePermission(cap: "editSuccessManagers")
    updateSuccessManager(
      id: Int!
      input: SuccessManagerInput!
    ): SuccessManager! @requirePermission(cap: "editSuccessManagers")
    "Returns how many members changed; without a manager they are in nobody's care."
    assignSuccessManager(
      userIds: [Int!]!
      managerId: Int
      reason: String
    ): Int! @requirePermission(cap: "editSuccessManagers")
    "By the rule of the setting; returns how many members have a manager now."
    assignMembersByRule: Int! @requirePermission(cap: "editSuccessManagers")
    handOverMembers(id: Int!, managerId: Int!, reason: String!): HandOver!
      @requirePermission(cap: "editSuccessManagers")
    createSuccessTask(userId: Int!, input: SuccessTaskInput!): SuccessTask!
      @requirePermission(page: ["successManager"])
    "Done, or skipped with a reason."
    closeSuccessTask(
      id: Int!
      isDone: Boolean!
      outcome: String!
    ): SuccessTask! @requirePermission(page: ["successManager"])
    moveSuccessTask(id: Int!, dueOn: String!): SuccessTask!
      @requirePermission(page: ["successManager"])
    addSuccessNote(userId: Int!, input: SuccessNoteInput!): Int!
      @requirePermission(page: ["successManager"])
    "One's own."
    deleteSuccessNote(id: Int!): Int!
      @requirePermission(page: ["successManager"])
  }
`
