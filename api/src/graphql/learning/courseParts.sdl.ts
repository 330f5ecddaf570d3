export const schema = gql`
  type LessonName {
    id: Int!
    name: String!
  }

  type UnitOfCourse {
    id: Int!
    name: String!
    lessons: [LessonName!]!
  }

  "The choices of a form that names a unit or a lesson."
  type CourseParts {
    courses: [CourseName!]!
    "The course of these units: the requested one, otherwise that of the chosen unit or lesson."
    courseId: Int
    units: [UnitOfCourse!]!
  }

  type Query {
    courseParts(courseId: Int, unitId: Int, lessonId: Int): CourseParts!
      @requirePermission(
        page: ["editStage", "newLesson", "newLessonFile"]
        fn: ["lesson_create"]
      )
  }
`
