export const schema = gql`
  "Entities with texts in both languages that report outdated translations."
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
    "Confirms that a translation still fits the changed English text."
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
        policy: FREE
      )
  }
`
