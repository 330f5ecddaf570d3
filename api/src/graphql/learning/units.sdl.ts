export const schema = gql`
  type Unit {
    id: Int!
    "Columns whose Filipino text is older than the English one, for their editors."
    olderTranslations: [String!]
    courseId: Int!
    name: String!
    nameFil: String
    shortDescription: String!
    shortDescriptionFil: String
    position: Int!
    lessons: [Lesson!]!
  }

  input UnitInput {
    name: String!
    nameFil: String
    shortDescription: String!
    shortDescriptionFil: String
  }

  type Mutation {
    createUnit(courseId: Int!, input: UnitInput!): Unit!
      @requirePermission(page: ["editCourse"])
    updateUnit(id: Int!, input: UnitInput!): Unit!
      @requirePermission(page: ["editCourse"])
    deleteUnit(id: Int!): Unit! @requirePermission(page: ["editCourse"])
    "The course's units in their new order."
    orderUnits(courseId: Int!, ids: [Int!]!): [Unit!]!
      @requirePermission(page: ["editCourse"])
  }
`
