export const schema = gql`
  type Stage {
    id: Int!
    "Columns whose Filipino text is outdated, for editors."
    olderTranslations: [String!]
    number: Int!
    name: String!
    nameFil: String
    description: String!
    descriptionFil: String
    requiredPoints: Int
    requireReview: Boolean!
    unlocks: String!
    unlocksFil: String
    "A request to leave this stage should be answered within this many hours."
    slaHours: Int!
    reviewerRule: ReviewerRule!
    coolDownDays: Int!
    isActive: Boolean!
    tasks: [Task!]!
    taskCount: Int!
    memberCount: Int!
    createdAt: DateTime!
  }

  type StagesPage {
    rows: [Stage!]!
    total: Int!
  }

  input StageInput {
    number: Int!
    name: String!
    nameFil: String
    description: String!
    descriptionFil: String
    requiredPoints: Int
    requireReview: Boolean!
    unlocks: String
    unlocksFil: String
    slaHours: Int
    reviewerRule: ReviewerRule
    coolDownDays: Int
    isActive: Boolean!
  }

  type StageStaffMember {
    id: String!
    userId: Int!
    duty: StageDuty!
    name: String!
    email: String!
  }

  input StageStaffInput {
    email: String!
    duty: StageDuty!
  }

  "The figures of a stage for its leader; each count has a bound."
  type ManagedStage {
    id: Int!
    number: Int!
    name: String!
    memberCount: Int!
    stuckCount: Int!
    waitingCount: Int!
    overdueCount: Int!
  }

  type ManagedStageMember {
    id: Int!
    name: String!
    email: String!
    xp: Int!
    doneCount: Int!
    taskCount: Int!
    percentage: Int!
    "The time of the member's last finished task, or of their arrival on the stage."
    stageProgressAt: DateTime!
    isStuck: Boolean!
    requestStatus: MoveUpStatus
  }

  type ManagedStageMembersPage {
    rows: [ManagedStageMember!]!
    total: Int!
  }

  type StageName {
    id: Int!
    number: Int!
    name: String!
    description: String!
  }

  type UserStageProgress {
    stage: StageName
    nextStage: StageName
    "The text about what the next stage unlocks; may be empty."
    nextUnlocks: String!
    points: Int!
    stageTasks: [Task!]!
    remainingTasks: [Task!]!
    remainingTasksCount: Int!
    "The XP that are missing for the next stage; may be 0 while tasks are left."
    pointsToNext: Int!
    percentage: Int!
  }

  enum StagesSort {
    NUMBER
    NUMBER_DESC
    NAME
    NAME_DESC
    CREATED_AT
    CREATED_AT_DESC
  }

  enum ManagedStageMembersSort {
    STAGE_PROGRESS_AT
    STAGE_PROGRESS_AT_DESC
    XP
    XP_DESC
  }

  enum ManagedStageMembersFilter {
    ALL
    STUCK
    WAITING
  }

  type Query {
    stages: [StageName!]! @requireAuth
    stagesPage(
      page: Int
      perPage: Int
      sort: StagesSort
      q: String
    ): StagesPage! @requirePermission(page: ["stages"])
    stage(id: Int!): Stage @requirePermission(page: ["stages"])
    "id is the user's."
    userStageProgress(id: Int!): UserStageProgress
      @requirePermission(page: ["user"], own: true)
    stageStaff(stageId: Int!): [StageStaffMember!]!
      @requirePermission(page: ["stages"])
    managedStage: ManagedStage @requireAuth
    managedStageMembersPage(
      page: Int
      perPage: Int
      sort: ManagedStageMembersSort
      q: String
      filter: ManagedStageMembersFilter
    ): ManagedStageMembersPage! @requireAuth
  }

  type Mutation {
    addStageStaff(stageId: Int!, input: StageStaffInput!): [StageStaffMember!]!
      @requirePermission(page: ["editStage"], policy: SENSITIVE)
    removeStageStaff(
      stageId: Int!
      userId: Int!
      duty: StageDuty!
    ): [StageStaffMember!]!
      @requirePermission(page: ["editStage"], policy: SENSITIVE)
    createStage(input: StageInput!): Stage!
      @requirePermission(fn: ["stage_create"], policy: FREE)
    updateStage(id: Int!, input: StageInput!): Stage!
      @requirePermission(page: ["editStage"], policy: FREE)
    deleteStage(id: Int!): Stage!
      @requirePermission(page: ["editStage"], policy: FREE)
  }
`
