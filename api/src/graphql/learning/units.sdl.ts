export const schema = gql`
  "When a unit or lesson opens to a learner, in Manila days."
  enum Opening {
    AT_ONCE
    DATE
    ENROLMENT
    BATCH_LAUNCH
    PREVIOUS_LESSON
    STAGE
  }

  type Unit {
    id: Int!
    "Columns whose Filipino text is older than the English one, for their editors."
    olderTranslations: [String!]
    courseId: Int!
    name: String!
    nameFil: String
    shortDescription: String!
    shortDescriptionFil: String
    description: String!
    descriptionFil: String
    position: Int!
    opensBy: Opening!
    "The day, for DATE (YYYY-MM-DD)."
    opensOn: String
    opensAfterDays: Int
    opensAtStage: Int
    "Members and batches for whom it opens on another day."
    overrideCount: Int!
    lessons: [UnitLesson!]!
  }

  "A lesson as the outline shows it to its editors: without its texts."
  type UnitLesson {
    id: Int!
    unitId: Int!
    name: String!
    type: LessonType!
    status: LessonStatus!
    isRequired: Boolean!
    isPreview: Boolean!
    videoSeconds: Int
    position: Int!
    opensBy: Opening!
    opensOn: String
    opensAfterDays: Int
    opensAtStage: Int
    overrideCount: Int!
  }

  type ArchivedLesson {
    id: Int!
    name: String!
    type: LessonType!
    "Where it comes back."
    unitName: String!
    archivedAt: DateTime!
    "How many learners opened it."
    opened: Int!
  }

  input UnitInput {
    name: String!
    nameFil: String
    shortDescription: String!
    shortDescriptionFil: String
    description: String
    descriptionFil: String
    opensBy: Opening!
    opensOn: String
    opensAfterDays: Int
    opensAtStage: Int
  }

  "A unit's lessons in their order."
  input UnitOrderInput {
    unitId: Int!
    lessonIds: [Int!]!
  }

  type Query {
    "Of a course, the last archived first."
    archivedLessons(courseId: Int!): [ArchivedLesson!]!
      @requirePermission(page: ["course"])
  }

  type Mutation {
    createUnit(courseId: Int!, input: UnitInput!): Unit!
      @requirePermission(page: ["editCourse"])
    updateUnit(id: Int!, input: UnitInput!): Unit!
      @requirePermission(page: ["editCourse"])
    deleteUnit(id: Int!): Unit! @requirePermission(page: ["editCourse"])
    "The whole outline: before is what its editor saw, and refused as stale when it is no longer so."
    arrangeOutline(
      courseId: Int!
      before: [UnitOrderInput!]!
      after: [UnitOrderInput!]!
    ): [Unit!]! @requirePermission(page: ["editCourse"])
    publishLessons(courseId: Int!, ids: [Int!]!): [Unit!]!
      @requirePermission(page: ["editCourse"])
    unpublishLessons(courseId: Int!, ids: [Int!]!): [Unit!]!
      @requirePermission(page: ["editCourse"])
    "A draft right behind it, with its files."
    duplicateLesson(id: Int!): UnitLesson!
      @requirePermission(fn: ["lesson_create"])
    "Out of the archive, as a draft at the end of its unit."
    restoreLesson(id: Int!): UnitLesson!
      @requirePermission(page: ["editLesson"])
  }
`
