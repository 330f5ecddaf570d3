export const schema = gql`
  enum TaskVerification {
    SELF
    AUTO
    REVIEW
  }

  "What finishes a task by itself; autoTargetId is the lesson's, event's or form's."
  enum TaskAutoKind {
    LESSON
    EVENT
    FORM
  }

  enum TaskProofKind {
    NONE
    TEXT
    LINK
    FILE
  }

  enum UserTaskStatus {
    OPEN
    SUBMITTED
    RETURNED
    COMPLETED
    REVERSED
  }

  type Task {
    id: Int!
    "Columns whose Filipino text is older than the English one, for their editors."
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
    "Asked of nobody any more; who has finished it keeps it."
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

  "Of these the one that the task asks for."
  input TaskProofInput {
    text: String
    url: String
    fileId: Int
  }

  "userId and taskId together name one."
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
    "The viewer's: somebody else decides."
    isOwn: Boolean!
  }

  type TasksToReviewPage {
    rows: [TaskToReview!]!
    total: Int!
  }

  type FinishedTask {
    id: Int!
  }

  type TaskLessonChoice {
    id: Int!
    name: String!
    unitName: String!
  }

  "What the lesson that finishes a task is chosen from."
  type TaskLessonChoices {
    courses: [CourseName!]!
    "Whose lessons these are: the one asked for, else the chosen lesson's."
    courseId: Int
    lessons: [TaskLessonChoice!]!
  }

  type Query {
    taskLessonChoices(courseId: Int, lessonId: Int): TaskLessonChoices!
      @requirePermission(page: ["editStage"])
    task(id: Int!): Task @requirePermission(page: ["stages"])
    "For the stage's reviewers."
    tasksToReviewPage(
      stageId: Int!
      page: Int
      perPage: Int
    ): TasksToReviewPage! @requireAuth
  }

  type Mutation {
    finishTask(taskId: Int!): FinishedTask! @requireAuth
    submitTask(taskId: Int!, input: TaskProofInput!): FinishedTask! @requireAuth
    approveTask(userId: Int!, taskId: Int!): FinishedTask! @requireAuth
    returnTask(userId: Int!, taskId: Int!, reason: String!): FinishedTask!
      @requireAuth
    createTask(stageId: Int!, input: TaskInput!): Task!
      @requirePermission(page: ["editStage"])
    updateTask(id: Int!, input: TaskInput!): Task!
      @requirePermission(page: ["editStage"])
    deleteTask(id: Int!): Task! @requirePermission(page: ["editStage"])
    orderTasks(stageId: Int!, ids: [Int!]!): [Task!]!
      @requirePermission(page: ["editStage"])
  }
`
