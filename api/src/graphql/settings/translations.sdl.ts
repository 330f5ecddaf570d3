export const schema = gql`
  "What has texts in both languages, and tells which translation is older than its original."
  enum TranslatedEntity {
    Course
    Track
    Unit
    Lesson
    LessonFile
    Stage
    Task
    Event
    ResourceFile
    ResourceFolder
  }

  type Mutation {
    "The translation still says what the English text says."
    confirmTranslation(
      entity: TranslatedEntity!
      id: Int!
      column: String!
    ): Boolean!
      @requirePermission(
        page: [
          "editCourse"
          "editLesson"
          "editLessonFile"
          "editStage"
          "editEvent"
          "editResourceFile"
        ]
      )
  }
`
