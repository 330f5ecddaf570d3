export const schema = gql`
  type Unit {
    id: Int!
    "Columns whose Filipino text is outdated, for editors."
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
    "The number of members and batches with another opening day."
    overrideCount: Int!
    lessons: [UnitLesson!]!
  }

  "A lesson in the editors' outline, without its texts."
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
    "The unit to which it would be restored."
    unitName: String!
    archivedAt: DateTime!
    "The number of learners who opened it."
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
    "A course's archived lessons, last archived first."
    archivedLessons(courseId: Int!): [ArchivedLesson!]!
      @requirePermission(page: ["course"])
  }

  type Mutation {
    createUnit(courseId: Int!, input: UnitInput!): Unit!
      @requirePermission(page: ["editCourse"], policy: FREE)
    updateUnit(id: Int!, input: UnitInput!): Unit!
      @requirePermission(page: ["editCourse"], policy: FREE)
    deleteUnit(id: Int!): Unit!
      @requirePermission(page: ["editCourse"], policy: FREE)
    "Saves the whole outline; refused as stale unless before is still the current outline."
    arrangeOutline(
      courseId: Int!
      before: [UnitOrderInput!]!
      after: [UnitOrderInput!]!
    ): [Unit!]! @requirePermission(page: ["editCourse"], policy: FREE)
    publishLessons(courseId: Int!, ids: [Int!]!): [Unit!]!
      @requirePermission(page: ["editCourse"], policy: FREE)
    unpublishLessons(courseId: Int!, ids: [Int!]!): [Unit!]!
      @requirePermission(page: ["editCourse"], policy: FREE)
    "Creates a draft directly after it, with its files."
    duplicateLesson(id: Int!): UnitLesson!
      @requirePermission(fn: ["lesson_create"], policy: FREE)
    "Restores an archived lesson as a draft at the end of its unit."
    restoreLesson(id: Int!): UnitLesson!
      @requirePermission(page: ["editLesson"], policy: FREE)
  }
`
