export const schema = gql`
  type Stage {
    id: Int!
    number: Int!
    name: String!
    nameFil: String
    description: String!
    descriptionFil: String
    requiredPoints: Int
    requireReview: Boolean!
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
    isActive: Boolean!
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
    points: Int!
    stageTasks: [Task!]!
    remainingTasks: [Task!]!
    remainingTasksCount: Int!
    percentage: Int!
  }

  type Query {
    stages: [StageName!]! @requireAuth
    stagesPage(
      page: Int
      perPage: Int
      sort: String
      q: String
      filter: String
    ): StagesPage! @requirePermission(page: ["stages"])
    stage(id: Int!): Stage @requirePermission(page: ["stages"])
    "id is a user's."
    userStageProgress(id: Int!): UserStageProgress
      @requirePermission(page: ["user"], own: true)
  }

  type Mutation {
    createStage(input: StageInput!): Stage!
      @requirePermission(fn: ["stage_create"])
    updateStage(id: Int!, input: StageInput!): Stage!
      @requirePermission(page: ["editStage"])
    deleteStage(id: Int!): Stage! @requirePermission(page: ["editStage"])
  }
`
