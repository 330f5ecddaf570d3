export const schema = gql`
  "What of a published course anybody may learn."
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

  "A preview lesson; its links are anybody's, for ten minutes at most."
  type PublicLesson {
    id: Int!
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
    transcript: String!
    captions: [Captions!]!
    embedUrl: String
    files: [MyLessonFile!]!
  }

  type Query {
    "Those of one page, or of all courses in the school's order."
    publicLessons(page: PublicPage): [PublicCourse!]! @skipAuth
    publicLesson(id: Int!): PublicLesson @skipAuth
  }
`
