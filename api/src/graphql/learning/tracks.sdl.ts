export const schema = gql`
  "An alternative order of a course's units for some of its learners."
  type Track {
    id: Int!
    "Columns whose Filipino text is outdated, for editors."
    olderTranslations: [String!]
    courseId: Int!
    name: String!
    nameFil: String
    position: Int!
    "The audience; an empty condition fits everyone."
    accessLevelId: String
    accessLevelName: String
    batchId: Int
    batchName: String
    minStageNumber: Int
    "In order; units that are not named follow in the course's order."
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
      @requirePermission(page: ["editCourse"], policy: FREE)
    updateTrack(id: Int!, input: TrackInput!): Track!
      @requirePermission(page: ["editCourse"], policy: FREE)
    deleteTrack(id: Int!): Track!
      @requirePermission(page: ["editCourse"], policy: FREE)
    "Returns the course's tracks in the order in which they are tried."
    orderTracks(courseId: Int!, ids: [Int!]!): [Track!]!
      @requirePermission(page: ["editCourse"], policy: FREE)
  }
`
