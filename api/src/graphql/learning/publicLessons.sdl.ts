export const schema = gql`
  "The part of a published course that anyone may learn."
  type PublicCourse {
    id: Int!
    title: String!
    shortDescription: String!
    coverUrl: String
    lessons: [PublicLessonCard!]!
  }

  type PublicLessonCard {
    id: Int!
    name: String!
    shortDescription: String!
    type: LessonType!
    videoSeconds: Int
  }

  type PublicLessonName {
    id: Int!
    name: String!
  }

  "A preview lesson; its links work for anyone, for ten minutes at most."
  type PublicLesson {
    id: Int!
    courseId: Int!
    courseTitle: String!
    coverUrl: String
    name: String!
    shortDescription: String!
    description: String!
    type: LessonType!
    videoUrl: String
    videoFile: FileInfo
    videoSeconds: Int
    audioFile: FileInfo
    "Whether the viewer's language has no text of this lesson, so that it is shown in English."
    isOnlyEnglish: Boolean!
    transcript: String!
    captions: [Captions!]!
    embedUrl: String
    files: [MyLessonFile!]!
  }

  type Query {
    "The courses of one page, or all of them in the school's order."
    publicLessons(page: PublicPage): [PublicCourse!]! @skipAuth
    publicLesson(id: Int!): PublicLesson @skipAuth
    "The first one of all, for the school's front page."
    firstPublicLesson: PublicLessonName @skipAuth
  }
`
