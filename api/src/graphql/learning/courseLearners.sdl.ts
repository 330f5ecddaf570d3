export const schema = gql`
  "How a course's learners fare, from counters."
  type CourseResults {
    started: Int!
    finished: Int!
    "Published lessons in the course's order."
    lessons: [LessonResult!]!
  }

  type LessonResult {
    id: Int!
    name: String!
    unitName: String!
    opened: Int!
    completed: Int!
  }

  "Began the course, has not finished it, and was not there for two weeks."
  type StuckLearner {
    id: Int!
    name: String!
    startedAt: DateTime!
    lastOpenedAt: DateTime!
    "The lesson they opened last."
    lessonName: String
  }

  type StuckLearnersPage {
    rows: [StuckLearner!]!
    total: Int!
    "There are more than the total says."
    isTotalCapped: Boolean!
  }

  "A course as some learner would see it who just begins."
  type CoursePreview {
    title: String!
    "Whether the level or the batch alone opens it."
    isGranted: Boolean!
    track: String
    openLessons: Int!
    units: [OutlineUnit!]!
  }

  type Query {
    courseResults(id: Int!): CourseResults @requirePermission(page: ["course"])
    "The longest silent first."
    stuckLearnersPage(
      courseId: Int!
      page: Int
      perPage: Int
    ): StuckLearnersPage! @requirePermission(page: ["course"])
    "day and enrolledOn are YYYY-MM-DD; without them it is today."
    coursePreview(
      id: Int!
      stageNumber: Int
      batchId: Int
      accessLevelId: String
      day: String
      enrolledOn: String
    ): CoursePreview @requirePermission(page: ["course"])
  }
`
