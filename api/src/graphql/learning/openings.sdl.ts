export const schema = gql`
  "Another day than the rule's, for a member or a batch."
  type OpeningOverride {
    id: Int!
    userId: Int
    batchId: Int
    "Whom it is for."
    forName: String!
    opensOn: String!
    createdAt: DateTime!
  }

  input OpeningInput {
    opensBy: Opening!
    "The day, for DATE (YYYY-MM-DD)."
    opensOn: String
    "For ENROLMENT, BATCH_LAUNCH and PREVIOUS_LESSON."
    opensAfterDays: Int
    opensAtStage: Int
  }

  "For a unit or a lesson, and a member or a batch: one of the two each."
  input OpeningOverrideInput {
    unitId: Int
    lessonId: Int
    "Of the member."
    email: String
    batchId: Int
    opensOn: String!
  }

  type Query {
    "Of a unit or of a lesson."
    openingOverrides(unitId: Int, lessonId: Int): [OpeningOverride!]!
      @requirePermission(page: ["editCourse"])
  }

  type Mutation {
    setLessonOpening(id: Int!, input: OpeningInput!): UnitLesson!
      @requirePermission(page: ["editCourse"])
    "Who has one already gets the new day."
    setOpeningOverride(input: OpeningOverrideInput!): OpeningOverride!
      @requirePermission(page: ["editCourse"])
    removeOpeningOverride(id: Int!): OpeningOverride!
      @requirePermission(page: ["editCourse"])
  }
`
