export const schema = gql`
  type Lesson {
    id: Int!
    "Columns whose Filipino text is outdated, for editors."
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
    "An uploaded video, instead of an address."
    videoFile: FileInfo
    videoSeconds: Int
    "The lesson as audio, for learners who save data."
    audioFile: FileInfo
    "The spoken text; one paragraph per line."
    transcript: String!
    transcriptFil: String
    "Captions of an uploaded video, as WebVTT."
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

  "The content of a lesson at one of its saves."
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
    "Newest first."
    lessonVersions(lessonId: Int!): [LessonVersion!]!
      @requirePermission(page: ["lesson"])
    lessonVersion(lessonId: Int!, version: Int!): LessonVersionContent
      @requirePermission(page: ["lesson"])
  }

  type Mutation {
    createLesson(unitId: Int!, input: LessonInput!): Lesson!
      @requirePermission(fn: ["lesson_create"], policy: FREE)
    "Refused as stale if someone saved since baseVersion."
    updateLesson(id: Int!, baseVersion: Int!, input: LessonInput!): Lesson!
      @requirePermission(page: ["editLesson"], policy: FREE)
    "Saves an earlier version's content as the newest; may be stale like any save."
    restoreLessonVersion(id: Int!, baseVersion: Int!, version: Int!): Lesson!
      @requirePermission(page: ["editLesson"], policy: FREE)
    deleteLesson(id: Int!): Lesson!
      @requirePermission(page: ["editLesson"], policy: FREE)
  }
`
