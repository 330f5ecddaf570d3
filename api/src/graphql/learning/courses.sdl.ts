export const schema = gql`
  type CourseName {
    id: Int!
    title: String!
  }

  type Course {
    id: Int!
    "Columns whose Filipino text is outdated, for editors."
    olderTranslations: [String!]
    title: String!
    titleFil: String
    slug: String!
    shortDescription: String!
    shortDescriptionFil: String
    description: String!
    descriptionFil: String
    coverUrl: String
    "The uploaded picture, if any."
    coverFile: FileInfo
    status: CourseStatus!
    progression: CourseProgression!
    minStageNumber: Int
    accessLevelIds: [String!]!
    batchIds: [Int!]!
    groupIds: [Int!]!
    hasCertificate: Boolean!
    "The XP that a member gets for each of its lessons."
    lessonPoints: Int!
    publicPage: PublicPage
    introText: String!
    introTextFil: String
    introVideoUrl: String
    position: Int!
    "Raised by each save of the form or the introduction."
    baseVersion: Int!
    units: [Unit!]!
    archivedLessonCount: Int!
    "Published lessons."
    lessonCount: Int!
    createdAt: DateTime!
  }

  "A course in the editors' list: counts, but no outline."
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
    "Learners who began it, and who finished it."
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
    groupIds: [Int!]!
    hasCertificate: Boolean!
    "0 to 1,000; 0 if left out."
    lessonPoints: Int
    publicPage: PublicPage
    "The editor's own upload, or the current cover; null removes an uploaded cover."
    coverFileId: Int
    position: Int!
  }

  "The introduction shown before a course begins."
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
      @requirePermission(fn: ["course_create"], policy: FREE)
    "Refused as stale if someone saved since baseVersion."
    updateCourse(id: Int!, baseVersion: Int!, input: CourseInput!): Course!
      @requirePermission(page: ["editCourse"], policy: FREE)
    "Refused as stale if someone saved since baseVersion."
    updateCourseIntro(
      id: Int!
      baseVersion: Int!
      input: CourseIntroInput!
    ): Course! @requirePermission(page: ["editCourse"], policy: FREE)
    deleteCourse(id: Int!): Course!
      @requirePermission(page: ["editCourse"], policy: FREE)
    "Restores a course as inactive, so that staff check it before publishing."
    restoreCourse(id: Int!): Course!
      @requirePermission(page: ["editCourse"], policy: FREE)
    "Creates a draft with the same units, lessons, files and tracks."
    duplicateCourse(id: Int!): Course!
      @requirePermission(fn: ["course_create"], policy: FREE)
  }
`
