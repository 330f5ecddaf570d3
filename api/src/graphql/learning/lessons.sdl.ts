export const schema = gql`
  enum LessonType {
    VIDEO
    IMAGE_TEXT
    CUSTOM_EMBED
  }

  enum LessonCompletion {
    MANUAL
    VIDEO_PERCENT
  }

  enum LessonStatus {
    DRAFT
    PUBLISHED
    ARCHIVED
  }

  type Lesson {
    id: Int!
    "Columns whose Filipino text is older than the English one, for their editors."
    olderTranslations: [String!]
    unitId: Int!
    unit: Unit
    name: String!
    nameFil: String
    shortDescription: String!
    shortDescriptionFil: String
    description: String!
    descriptionFil: String
    type: LessonType!
    videoUrl: String
    "Uploaded, instead of an address."
    videoFile: FileInfo
    videoSeconds: Int
    "The same to listen to, for who saves data."
    audioFile: FileInfo
    "What is said in it; paragraphs are lines."
    transcript: String!
    transcriptFil: String
    "Of an uploaded video, as WebVTT."
    captions: String
    captionsFil: String
    embedUrl: String
    isPreview: Boolean!
    isRequired: Boolean!
    completion: LessonCompletion!
    completionValue: Int
    status: LessonStatus!
    position: Int!
    baseVersion: Int!
  }

  "One of the last 50 saves."
  type LessonVersion {
    version: Int!
    editorName: String
    createdAt: DateTime!
  }

  "What a lesson said at one of its saves."
  type LessonVersionContent {
    version: Int!
    name: String!
    nameFil: String
    shortDescription: String!
    shortDescriptionFil: String
    description: String!
    descriptionFil: String
    type: LessonType!
    videoUrl: String
    embedUrl: String
    transcript: String!
    transcriptFil: String
    status: LessonStatus!
  }

  input LessonInput {
    name: String!
    nameFil: String
    shortDescription: String!
    shortDescriptionFil: String
    description: String!
    descriptionFil: String
    type: LessonType!
    videoUrl: String
    videoFileId: Int
    videoSeconds: Int
    audioFileId: Int
    transcript: String
    transcriptFil: String
    "WebVTT or SubRip."
    captions: String
    captionsFil: String
    embedUrl: String
    isPreview: Boolean!
    isRequired: Boolean!
    completion: LessonCompletion!
    completionValue: Int
    status: LessonStatus!
  }

  type Query {
    lesson(id: Int!): Lesson @requirePermission(page: ["lesson"])
    "The newest first."
    lessonVersions(lessonId: Int!): [LessonVersion!]!
      @requirePermission(page: ["lesson"])
    lessonVersion(lessonId: Int!, version: Int!): LessonVersionContent
      @requirePermission(page: ["lesson"])
  }

  type Mutation {
    createLesson(unitId: Int!, input: LessonInput!): Lesson!
      @requirePermission(fn: ["lesson_create"])
    "Refused as stale when somebody saved since baseVersion."
    updateLesson(id: Int!, baseVersion: Int!, input: LessonInput!): Lesson!
      @requirePermission(page: ["editLesson"])
    "Saves an earlier version's content as the newest; stale like any save."
    restoreLessonVersion(id: Int!, baseVersion: Int!, version: Int!): Lesson!
      @requirePermission(page: ["editLesson"])
    deleteLesson(id: Int!): Lesson! @requirePermission(page: ["editLesson"])
  }
`
