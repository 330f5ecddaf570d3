export const schema = gql`
  enum CourseStatus {
    DRAFT
    PUBLISHED
    INACTIVE
    ARCHIVED
  }

  enum CourseProgression {
    FREE
    SEQUENTIAL
  }

  type CourseName {
    id: Int!
    title: String!
  }

  type Course {
    id: Int!
    "Columns whose Filipino text is older than the English one, for their editors."
    olderTranslations: [String!]
    title: String!
    titleFil: String
    slug: String!
    shortDescription: String!
    shortDescriptionFil: String
    description: String!
    descriptionFil: String
    coverUrl: String
    status: CourseStatus!
    progression: CourseProgression!
    minStageNumber: Int
    accessLevelIds: [String!]!
    position: Int!
    units: [Unit!]!
    lessonCount: Int!
    createdAt: DateTime!
  }

  type CoursesPage {
    rows: [Course!]!
    total: Int!
  }

  input CourseInput {
    title: String!
    titleFil: String
    slug: String!
    shortDescription: String!
    shortDescriptionFil: String
    description: String!
    descriptionFil: String
    status: CourseStatus!
    progression: CourseProgression!
    minStageNumber: Int
    accessLevelIds: [String!]!
    position: Int!
  }

  type Query {
    courses: [CourseName!]! @requirePermission(page: ["courses", "products"])
    coursesPage(
      page: Int
      perPage: Int
      sort: String
      q: String
      filter: String
    ): CoursesPage! @requirePermission(page: ["courses"])
    course(id: Int!): Course @requirePermission(page: ["course"])
  }

  type Mutation {
    createCourse(input: CourseInput!): Course!
      @requirePermission(fn: ["course_create"])
    updateCourse(id: Int!, input: CourseInput!): Course!
      @requirePermission(page: ["editCourse"])
    deleteCourse(id: Int!): Course! @requirePermission(page: ["editCourse"])
  }
`
