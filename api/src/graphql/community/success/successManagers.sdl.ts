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

  "The success manager of a member, as the member sees them."
  type MySuccessManager {
    name: String!
    email: String!
    profileImage: String
    bookingUrl: String
    facebookProfile: String
  }

  "Why the rule assigns nobody else; GOES_ON: a run has a bound, and the next one goes on."
  enum RuleOutcome {
    BY_HAND
    NOBODY_WAITS
    NO_PLACE
    "Nobody with a place looks after the batches of those who wait."
    NO_BATCH
    GOES_ON
  }

  type RuleAssignment {
    "Members who have a success manager now."
    assigned: Int!
    outcome: RuleOutcome!
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
    mySuccessManager: MySuccessManager @requireAuth
  }

  type Mutation {
    createSuccessManager(
      userId: Int!
      input: SuccessManagerInput!
    ): SuccessManager!
      @requirePermission(
        cap: "editSuccessManagers"
        policy: ORDINARY
        token: MONEY
      )
    updateSuccessManager(
      id: Int!
      input: SuccessManagerInput!
    ): SuccessManager!
      @requirePermission(
        cap: "editSuccessManagers"
        policy: ORDINARY
        token: MONEY
      )
    "Returns how many members changed; without a manager they are in nobody's care."
    assignSuccessManager(
      userIds: [Int!]!
      managerId: Int
      reason: String
    ): Int! @requirePermission(cap: "editSuccessManagers", policy: SENSITIVE)
    "By the rule of the setting."
    assignMembersByRule: RuleAssignment!
      @requirePermission(cap: "editSuccessManagers", policy: SENSITIVE)
    handOverMembers(id: Int!, managerId: Int!, reason: String!): HandOver!
      @requirePermission(cap: "editSuccessManagers", policy: SENSITIVE)
  }
`
