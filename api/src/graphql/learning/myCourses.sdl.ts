export const schema = gql`
  "A lesson in a learner's outline."
  type OutlineLesson {
    id: Int!
    name: String!
    type: LessonType!
    videoSeconds: Int
    isRequired: Boolean!
    isCompleted: Boolean!
    isLocked: Boolean!
    "Why it is closed, and what opens it."
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
    "The first day on which it is open, if known (YYYY-MM-DD, Manila)."
    opensOn: String
    "For rules that count days."
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
    "Whether any of its lessons was opened."
    isBegun: Boolean!
    isCompleted: Boolean!
    "The stage at which it opens; null once reached."
    waitsForStage: Int
    nextLessonId: Int
  }

  type MyCourse {
    id: Int!
    title: String!
    shortDescription: String!
    description: String!
    "The introduction shown before the course begins."
    introText: String!
    introVideoUrl: String
    coverUrl: String
    percent: Int!
    lessonCount: Int!
    completedCount: Int!
    "Published required lessons, and the completed ones: the percentage."
    requiredCount: Int!
    requiredDone: Int!
    "The XP that the viewer gets for each lesson."
    lessonPoints: Int!
    hasCertificate: Boolean!
    "The viewer's own certificate, unless it was revoked."
    certificateId: Int
    certificateCode: String
    "Lessons added after the course was first completed."
    newLessonCount: Int!
    isCompleted: Boolean!
    "The lesson to continue with, if any."
    nextLessonId: Int
    units: [OutlineUnit!]!
  }

  "A file of a lesson: a personal link that is valid for ten minutes at most, or an address."
  type MyLessonFile {
    id: Int!
    title: String!
    category: UploadCategory!
    "For files only; null for an address."
    name: String
    size: Int
    url: String!
    isDownloadable: Boolean!
  }

  "The captions of an uploaded video in one language, as WebVTT."
  type Captions {
    lang: Language!
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
    "An uploaded video, instead of an address."
    videoFile: FileInfo
    videoSeconds: Int
    "The lesson as audio, for learners who save data."
    audioFile: FileInfo
    "Whether the viewer's language has no text of this lesson, so that it is shown in English."
    isOnlyEnglish: Boolean!
    "The spoken text; one paragraph per line."
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

  "The lesson to continue with."
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
    "limit: the most to return without a filter."
    myCourses(
      filter: MyCoursesFilter
      sort: MyCoursesSort
      limit: Int
    ): [MyCourseCard!]! @requireAuth
    myCourse(id: Int!): MyCourse @requireAuth
    "isKeeping: the lesson is saved for offline use, which does not count as opening it."
    myLesson(courseId: Int!, lessonId: Int!, isKeeping: Boolean): MyLesson
      @requireAuth
    continueLearning: ContinueLearning @requireAuth
  }

  type Mutation {
    saveLessonPosition(lessonId: Int!, positionSec: Int!): Boolean!
      @requireAuth(policy: FREE)
    completeLesson(lessonId: Int!): MyCourse! @requireAuth(policy: FREE)
    "Takes back a completion of the last seconds that did not finish the course."
    undoLesson(lessonId: Int!): MyCourse! @requireAuth(policy: FREE)
  }
`
