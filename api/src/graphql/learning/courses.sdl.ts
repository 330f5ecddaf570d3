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

  "Pages of visitors that teach by a course's preview lessons (spec 2.1)."
  enum PublicPage {
    FREE_TRAINING
    FREELANCING
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
    "The uploaded picture, if it is one."
    coverFile: FileInfo
    status: CourseStatus!
    progression: CourseProgression!
    minStageNumber: Int
    accessLevelIds: [String!]!
    batchIds: [Int!]!
    hasCertificate: Boolean!
    publicPage: PublicPage
    introText: String!
    introTextFil: String
    introVideoUrl: String
    position: Int!
    "Raised by each save of the form or the introduction."
    baseVersion: Int!
    units: [Unit!]!
    archivedLessonCount: Int!
    "Of published lessons."
    lessonCount: Int!
    createdAt: DateTime!
  }

  "A course as its editors' list shows it: counts, never its outline."
  type CourseRow {
    id: Int!
    title: String!
    titleFil: String
    status: CourseStatus!
    progression: CourseProgression!
    minStageNumber: Int
    hasCertificate: Boolean!
    position: Int!
    lessonCount: Int!
    "How many learners began it, and finished it."
    started: Int!
    finished: Int!
    createdAt: DateTime!
  }

  type CoursesPage {
    rows: [CourseRow!]!
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
    batchIds: [Int!]!
    hasCertificate: Boolean!
    publicPage: PublicPage
    "The editor's own upload, or the cover that is there; none takes an uploaded cover away."
    coverFileId: Int
    position: Int!
  }

  "What is said of a course before it is begun."
  input CourseIntroInput {
    introText: String!
    introTextFil: String
    introVideoUrl: String
  }

  enum CoursesSort {
    TITLE
    TITLE_DESC
    POSITION
    POSITION_DESC
    CREATED_AT
    CREATED_AT_DESC
  }

  enum CoursesFilter {
    ACTIVE
    INACTIVE
    ARCHIVED
  }

  type Query {
    courses: [CourseName!]! @requirePermission(page: ["courses", "products"])
    "filter: active, inactive, archived; otherwise all that are not archived."
    coursesPage(
      page: Int
      perPage: Int
      sort: CoursesSort
      q: String
      filter: CoursesFilter
    ): CoursesPage! @requirePermission(page: ["courses"])
    course(id: Int!): Course @requirePermission(page: ["course"])
  }

  type Mutation {
    createCourse(input: CourseInput!): Course!
      @requirePermission(fn: ["course_create"])
    "Refused as stale when somebody saved since baseVersion."
    updateCourse(id: Int!, baseVersion: Int!, input: CourseInput!): Course!
      @requirePermission(page: ["editCourse"])
    "Refused as stale when somebody saved since baseVersion."
    updateCourseIntro(
      id: Int!
      baseVersion: Int!
      input: CourseIntroInput!
    ): Course! @requirePermission(page: ["editCourse"])
    deleteCourse(id: Int!): Course! @requirePermission(page: ["editCourse"])
    "Out of the archive, as inactive: whoever restores it looks before it is published."
    restoreCourse(id: Int!): Course! @requirePermission(page: ["editCourse"])
    "A draft with its units, lessons, files and tracks."
    duplicateCourse(id: Int!): Course! @requirePermission(fn: ["course_create"])
  }
`
