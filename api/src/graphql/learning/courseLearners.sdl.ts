export const schema = gql`
  "The progress of a course's learners, from counters."
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

  "A learner who began the course, has not finished it, and has been inactive for two weeks."
  type StuckLearner {
    id: Int!
    name: String!
    startedAt: DateTime!
    lastOpenedAt: DateTime!
    "The lesson that was opened last."
    lessonName: String
  }

  type StuckLearnersPage {
    rows: [StuckLearner!]!
    total: Int!
    "There are more learners than total says."
    isTotalCapped: Boolean!
  }

  "A course as a new learner would see it."
  type CoursePreview {
    title: String!
    "Whether the level or the batch alone grants access."
    isGranted: Boolean!
    track: String
    openLessons: Int!
    units: [OutlineUnit!]!
  }

  type Query {
    courseResults(id: Int!): CourseResults @requirePermission(page: ["course"])
    "Longest inactive first."
    stuckLearnersPage(
      courseId: Int!
      page: Int
      perPage: Int
    ): StuckLearnersPage! @requirePermission(page: ["course"])
    "day and enrolledOn are YYYY-MM-DD and default to today."
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
