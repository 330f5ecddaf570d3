export const schema = gql`
  "Another order of a course's units, for some of its learners."
  type Track {
    id: Int!
    "Columns whose Filipino text is older than the English one, for their editors."
    olderTranslations: [String!]
    courseId: Int!
    name: String!
    nameFil: String
    position: Int!
    "Whom it fits; what is empty fits everybody."
    accessLevelId: String
    accessLevelName: String
    batchId: Int
    batchName: String
    minStageNumber: Int
    "In their order; units that are not named follow in the course's."
    unitIds: [Int!]!
  }

  input TrackInput {
    name: String!
    nameFil: String
    accessLevelId: String
    batchId: Int
    minStageNumber: Int
    unitIds: [Int!]!
  }

  type Query {
    "In the order in which they are tried."
    courseTracks(courseId: Int!): [Track!]! @requirePermission(page: ["course"])
  }

  type Mutation {
    createTrack(courseId: Int!, input: TrackInput!): Track!
      @requirePermission(page: ["editCourse"])
    updateTrack(id: Int!, input: TrackInput!): Track!
      @requirePermission(page: ["editCourse"])
    deleteTrack(id: Int!): Track! @requirePermission(page: ["editCourse"])
    "The course's tracks in the order in which they are tried."
    orderTracks(courseId: Int!, ids: [Int!]!): [Track!]!
      @requirePermission(page: ["editCourse"])
  }
`
