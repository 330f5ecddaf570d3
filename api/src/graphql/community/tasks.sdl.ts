export const schema = gql`
  enum TaskVerification {
    SELF
    AUTO
    REVIEW
  }

  type Task {
    id: Int!
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
  }

  type FinishedTask {
    id: Int!
  }

  type Query {
    task(id: Int!): Task @requirePermission(page: ["stages"])
  }

  type Mutation {
    finishTask(taskId: Int!): FinishedTask! @requireAuth
    createTask(stageId: Int!, input: TaskInput!): Task!
      @requirePermission(page: ["editStage"])
    updateTask(id: Int!, input: TaskInput!): Task!
      @requirePermission(page: ["editStage"])
    deleteTask(id: Int!): Task! @requirePermission(page: ["editStage"])
    orderTasks(stageId: Int!, ids: [Int!]!): [Task!]!
      @requirePermission(page: ["editStage"])
  }
`
