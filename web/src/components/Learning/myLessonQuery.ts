import type { MyLessonQuery, MyLessonQueryVariables } from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import 'src/components/Learning/myCourseFields'

/** A lesson with everything needed to learn it, and its place in the course. */
export const MY_LESSON: TypedDocumentNode<
  MyLessonQuery,
  MyLessonQueryVariables
> = gql`
  query MyLessonQuery($courseId: Int!, $lessonId: Int!, $isKeeping: Boolean) {
    lesson: myLesson(
      courseId: $courseId
      lessonId: $lessonId
      isKeeping: $isKeeping
    ) {
      id
      courseId
      unitName
      name
      shortDescription
      description
      type
      videoUrl
      videoFile {
        id
        url
        size
      }
      videoSeconds
      audioFile {
        id
        url
        size
      }
      transcript
      captions {
        lang
        vtt
      }
      embedUrl
      completion
      completionValue
      lastPositionSec
      furthestSec
      isCompleted
      files {
        id
        title
        category
        name
        size
        url
        isDownloadable
      }
      previousLessonId
      nextLessonId
    }
    course: myCourse(id: $courseId) {
      ...MyCourseOutlineFields
    }
  }
`
