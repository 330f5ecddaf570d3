export const schema = gql`
  "An opening day for a member or batch that overrides the rule."
  type OpeningOverride {
    id: Int!
    userId: Int
    batchId: Int
    "The name of the member or batch."
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

  "Exactly one of unit and lesson, and exactly one of member and batch."
  input OpeningOverrideInput {
    unitId: Int
    lessonId: Int
    "The member's e-mail."
    email: String
    batchId: Int
    opensOn: String!
  }

  type Query {
    "Of the given unit or lesson."
    openingOverrides(unitId: Int, lessonId: Int): [OpeningOverride!]!
      @requirePermission(page: ["editCourse"])
  }

  type Mutation {
    setLessonOpening(id: Int!, input: OpeningInput!): UnitLesson!
      @requirePermission(page: ["editCourse"], policy: FREE)
    "Replaces an existing override of the same member or batch."
    setOpeningOverride(input: OpeningOverrideInput!): OpeningOverride!
      @requirePermission(page: ["editCourse"], policy: FREE)
    removeOpeningOverride(id: Int!): OpeningOverride!
      @requirePermission(page: ["editCourse"], policy: FREE)
  }
`
