export const schema = gql`
  enum LessonType {
    VIDEO
    IMAGE_TEXT
    CUSTOM_EMBED
  }

  enum LessonCompletion {
    MANUAL
    VIDEO_PERCENT
  }

  enum LessonStatus {
    DRAFT
    PUBLISHED
    ARCHIVED
  }

  type Lesson {
    id: Int!
    unitId: Int!
    unit: Unit
    name: String!
    nameFil: String
    shortDescription: String!
    shortDescriptionFil: String
    description: String!
    descriptionFil: String
    type: LessonType!
    videoUrl: String
    videoSeconds: Int
    embedUrl: String
    isPreview: Boolean!
    isRequired: Boolean!
    completion: LessonCompletion!
    completionValue: Int
    status: LessonStatus!
    position: Int!
    baseVersion: Int!
  }

  input LessonInput {
    name: String!
    nameFil: String
    shortDescription: String!
    shortDescriptionFil: String
    description: String!
    descriptionFil: String
    type: LessonType!
    videoUrl: String
    videoSeconds: Int
    embedUrl: String
    isPreview: Boolean!
    isRequired: Boolean!
    completion: LessonCompletion!
    completionValue: Int
    status: LessonStatus!
  }

  type Query {
    lesson(id: Int!): Lesson @requirePermission(page: ["lesson"])
  }

  type Mutation {
    createLesson(unitId: Int!, input: LessonInput!): Lesson!
      @requirePermission(fn: ["lesson_create"])
    "Refused as stale when somebody saved since baseVersion."
    updateLesson(id: Int!, baseVersion: Int!, input: LessonInput!): Lesson!
      @requirePermission(page: ["editLesson"])
    deleteLesson(id: Int!): Lesson! @requirePermission(page: ["editLesson"])
    orderLessons(unitId: Int!, ids: [Int!]!): [Lesson!]!
      @requirePermission(page: ["editCourse"])
  }
`
