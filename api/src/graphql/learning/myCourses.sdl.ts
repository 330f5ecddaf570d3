export const schema = gql`
  "A lesson as its learner sees it in an outline."
  type OutlineLesson {
    id: Int!
    name: String!
    type: LessonType!
    videoSeconds: Int
    isRequired: Boolean!
    isCompleted: Boolean!
    isLocked: Boolean!
    "What keeps it closed, and what would open it."
    lock: LessonLock
  }

  enum LockReason {
    DATE
    ENROLMENT
    BATCH_LAUNCH
    PREVIOUS_LESSON
    STAGE
    "Earlier required lessons come first (a sequential course)."
    SEQUENCE
    OVERDUE
  }

  type LessonLock {
    reason: LockReason!
    "The first day on which it is open, where one is known (YYYY-MM-DD, Manila)."
    opensOn: String
    "Of a rule that counts days."
    days: Int
    stageNumber: Int
  }

  type OutlineUnit {
    id: Int!
    name: String!
    shortDescription: String!
    description: String!
    lessons: [OutlineLesson!]!
  }

  "A course in a learner's list."
  type MyCourseCard {
    id: Int!
    title: String!
    shortDescription: String!
    coverUrl: String
    percent: Int!
    lessonCount: Int!
    completedCount: Int!
    newLessonCount: Int!
    "One of its lessons was opened."
    isBegun: Boolean!
    isCompleted: Boolean!
    "The stage it opens at, until it is reached."
    waitsForStage: Int
    nextLessonId: Int
  }

  type MyCourse {
    id: Int!
    title: String!
    shortDescription: String!
    description: String!
    "What is said before it is begun."
    introText: String!
    introVideoUrl: String
    coverUrl: String
    percent: Int!
    lessonCount: Int!
    completedCount: Int!
    "Published required lessons, and how many of them are done: the percentage."
    requiredCount: Int!
    requiredDone: Int!
    hasCertificate: Boolean!
    "Of the viewer's own, unless it was revoked."
    certificateId: Int
    certificateCode: String
    "Added after the course was first completed."
    newLessonCount: Int!
    isCompleted: Boolean!
    "The lesson to go on with, if any."
    nextLessonId: Int
    units: [OutlineUnit!]!
  }

  "What goes with a lesson: a link of the viewer's own for ten minutes at most, or an address."
  type MyLessonFile {
    id: Int!
    title: String!
    category: String!
    "Of a file; of an address there is neither."
    name: String
    size: Int
    url: String!
    isDownloadable: Boolean!
  }

  "What is said in an uploaded video and when, in one language, as WebVTT."
  type Captions {
    lang: String!
    vtt: String!
  }

  type MyLesson {
    id: Int!
    courseId: Int!
    courseTitle: String!
    unitName: String!
    name: String!
    shortDescription: String!
    description: String!
    type: LessonType!
    videoUrl: String
    "Uploaded, instead of an address."
    videoFile: FileInfo
    videoSeconds: Int
    "The same to listen to, for who saves data."
    audioFile: FileInfo
    "What is said in it; paragraphs are lines."
    transcript: String!
    captions: [Captions!]!
    embedUrl: String
    completion: LessonCompletion!
    completionValue: Int
    lastPositionSec: Int!
    furthestSec: Int!
    isCompleted: Boolean!
    files: [MyLessonFile!]!
    previousLessonId: Int
    nextLessonId: Int
  }

  "Where a learner left off."
  type ContinueLearning {
    courseId: Int!
    courseTitle: String!
    coverUrl: String
    lessonId: Int!
    lessonName: String!
    lastPositionSec: Int!
    percent: Int!
  }

  enum MyCoursesSort {
    SCHOOL
    RECENT
    NEWEST
  }

  enum MyCoursesFilter {
    ALL
    WATCHING
    COMPLETED
  }

  type Query {
    "filter: all, watching or completed; sort: recent or newest, else the school's order; limit: so many of all."
    myCourses(
      filter: MyCoursesFilter
      sort: MyCoursesSort
      limit: Int
    ): [MyCourseCard!]! @requireAuth
    myCourse(id: Int!): MyCourse @requireAuth
    "isKeeping: it goes onto the device, and nobody has opened it yet."
    myLesson(courseId: Int!, lessonId: Int!, isKeeping: Boolean): MyLesson
      @requireAuth
    continueLearning: ContinueLearning @requireAuth
  }

  type Mutation {
    saveLessonPosition(lessonId: Int!, positionSec: Int!): Boolean! @requireAuth
    completeLesson(lessonId: Int!): MyCourse! @requireAuth
  }
`
