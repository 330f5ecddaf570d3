export const schema = gql`
  type Task {
    id: Int!
    "Columns whose Filipino text is outdated, for editors."
    olderTranslations: [String!]
    stageId: Int!
    title: String!
    titleFil: String
    description: String!
    descriptionFil: String
    points: Int!
    actionLabel: String!
    actionLabelFil: String
    actionUrl: String
    position: Int!
    isRequired: Boolean!
    verification: TaskVerification!
    isActive: Boolean!
    autoKind: TaskAutoKind
    autoTargetId: Int
    proofKind: TaskProofKind!
    "No longer required; members who have finished it keep it."
    isRetired: Boolean!
  }

  input TaskInput {
    title: String!
    titleFil: String
    description: String!
    descriptionFil: String
    points: Int!
    actionLabel: String!
    actionLabelFil: String
    actionUrl: String
    isRequired: Boolean!
    verification: TaskVerification!
    isActive: Boolean!
    autoKind: TaskAutoKind
    autoTargetId: Int
    proofKind: TaskProofKind
    isRetired: Boolean
  }

  "Only the field for the task's kind of proof is used."
  input TaskProofInput {
    text: String
    url: String
    fileId: Int
  }

  "Identified by userId and taskId together."
  type TaskToReview {
    id: String!
    userId: Int!
    taskId: Int!
    title: String!
    points: Int!
    memberName: String!
    proofKind: TaskProofKind!
    proofText: String
    proofUrl: String
    proofFileUrl: String
    submittedAt: DateTime
    "The viewer's own task, which someone else must decide."
    isOwn: Boolean!
  }

  type TasksToReviewPage {
    rows: [TaskToReview!]!
    total: Int!
  }

  type FinishedTask {
    id: Int!
    "The viewer's own progress after the change."
    userStageProgress: UserStageProgress
  }

  type Query {
    "For the stage's reviewers."
    tasksToReviewPage(
      stageId: Int!
      page: Int
      perPage: Int
    ): TasksToReviewPage! @requireAuth
  }

  type Mutation {
    finishTask(taskId: Int!): FinishedTask! @requireAuth(policy: FREE)
    "Takes back a tick, shortly after it."
    undoTask(taskId: Int!): FinishedTask! @requireAuth(policy: FREE)
    submitTask(taskId: Int!, input: TaskProofInput!): FinishedTask!
      @requireAuth(policy: FREE)
    approveTask(userId: Int!, taskId: Int!): FinishedTask!
      @requireAuth(policy: FREE)
    returnTask(userId: Int!, taskId: Int!, reason: String!): FinishedTask!
      @requireAuth(policy: FREE)
    createTask(stageId: Int!, input: TaskInput!): Task!
      @requirePermission(page: ["editStage"], policy: FREE)
    updateTask(id: Int!, input: TaskInput!): Task!
      @requirePermission(page: ["editStage"], policy: FREE)
    deleteTask(id: Int!): Task!
      @requirePermission(page: ["editStage"], policy: FREE)
    orderTasks(stageId: Int!, ids: [Int!]!): [Task!]!
      @requirePermission(page: ["editStage"], policy: FREE)
  }
`
