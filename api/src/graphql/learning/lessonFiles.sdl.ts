export const schema = gql`
  "A stored file for a form or a page."
  type FileInfo {
    id: Int!
    name: String!
    "In bytes."
    size: Int!
    mime: String!
    "A personal link of the viewer, valid for ten minutes at most."
    url: String!
  }

  "A file or link of a lesson, for editors."
  type LessonFile {
    id: Int!
    "Columns whose Filipino text is outdated, for editors."
    olderTranslations: [String!]
    lessonId: Int!
    lesson: LessonOfFile!
    title: String!
    titleFil: String
    category: UploadCategory!
    file: FileInfo
    "For web links."
    url: String
    isDownloadable: Boolean!
    position: Int!
    "Raised when the file is replaced."
    version: Int!
    createdAt: DateTime!
  }

  type LessonOfFile {
    id: Int!
    name: String!
    courseId: Int!
  }

  "Either a file or an address."
  input LessonFileInput {
    title: String!
    titleFil: String
    fileId: Int
    url: String
    isDownloadable: Boolean!
  }

  type Query {
    "In order, without archived ones."
    lessonFiles(lessonId: Int!): [LessonFile!]!
      @requirePermission(page: ["lessonFile"])
    lessonFile(id: Int!): LessonFile @requirePermission(page: ["lessonFile"])
  }

  type Mutation {
    createLessonFile(lessonId: Int!, input: LessonFileInput!): LessonFile!
      @requirePermission(page: ["newLessonFile"], policy: FREE)
    updateLessonFile(id: Int!, input: LessonFileInput!): LessonFile!
      @requirePermission(page: ["editLessonFile"], policy: FREE)
    deleteLessonFile(id: Int!): LessonFile!
      @requirePermission(page: ["editLessonFile"], policy: FREE)
    "Returns the lesson's files in their new order."
    orderLessonFiles(lessonId: Int!, ids: [Int!]!): [LessonFile!]!
      @requirePermission(page: ["editLessonFile"], policy: FREE)
  }
`
