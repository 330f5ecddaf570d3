import 'src/components/Learning/Courses/myCourseFields'

import 'src/components/Learning/Lessons/myLessonFields'

/** A lesson with everything needed to learn it, and its place in the course. */
export const MY_LESSON: Doc<'MyLessonQuery'> = gql`
  query MyLessonQuery($courseId: Int!, $lessonId: Int!, $isKeeping: Boolean) {
    lesson: myLesson(
      courseId: $courseId
      lessonId: $lessonId
      isKeeping: $isKeeping
    ) {
      ...MyLessonFields
    }
    course: myCourse(id: $courseId) {
      ...MyCourseOutlineFields
    }
  }
`
