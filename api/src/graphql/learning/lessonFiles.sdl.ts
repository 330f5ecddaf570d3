export const schema = gql`
  "A file of this server that a form has taken in, or shows."
  type FileInfo {
    id: Int!
    name: String!
    "In bytes."
    size: Int!
    mime: String!
    "A link of the viewer's own, for ten minutes at most."
    url: String!
  }

  "What goes with a lesson, as its editors see it."
  type LessonFile {
    id: Int!
    "Columns whose Filipino text is older than the English one, for their editors."
    olderTranslations: [String!]
    lessonId: Int!
    lesson: LessonOfFile!
    title: String!
    titleFil: String
    "Of spec section 3: images, videos, audio, presentations, spreadsheets, documents, pdf, archives, web_links."
    category: String!
    file: FileInfo
    "Of a web link."
    url: String
    isDownloadable: Boolean!
    position: Int!
    "Raised when another file takes its place."
    version: Int!
    createdAt: DateTime!
  }

  type LessonOfFile {
    id: Int!
    name: String!
    courseId: Int!
  }

  "A file or an address, one of the two."
  input LessonFileInput {
    title: String!
    titleFil: String
    fileId: Int
    url: String
    isDownloadable: Boolean!
  }

  type Query {
    "In their order; archived ones are gone."
    lessonFiles(lessonId: Int!): [LessonFile!]!
      @requirePermission(page: ["lessonFile"])
    lessonFile(id: Int!): LessonFile @requirePermission(page: ["lessonFile"])
  }

  type Mutation {
    createLessonFile(lessonId: Int!, input: LessonFileInput!): LessonFile!
      @requirePermission(page: ["newLessonFile"])
    updateLessonFile(id: Int!, input: LessonFileInput!): LessonFile!
      @requirePermission(page: ["editLessonFile"])
    deleteLessonFile(id: Int!): LessonFile!
      @requirePermission(page: ["editLessonFile"])
    "The lesson's files in their new order."
    orderLessonFiles(lessonId: Int!, ids: [Int!]!): [LessonFile!]!
      @requirePermission(page: ["editLessonFile"])
  }
`
