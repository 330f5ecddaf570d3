import type { MyLessonQuery, MyLessonQueryVariables } from 'types/graphql'

import type {
  CellFailureProps,
  CellSuccessProps,
  TypedDocumentNode,
} from '@redwoodjs/web'

import { stepsOf } from 'src/components/Learning/courseSteps'
import {
  LessonView,
  type Course,
  type Lesson,
} from 'src/components/Learning/LessonView/LessonView'
import { LockedLesson } from 'src/components/Learning/LockedLesson/LockedLesson'
import { NotOpen } from 'src/components/Learning/NotOpen/NotOpen'
import { CellFailure } from 'src/components/ui/cellStates/cellStates'

import { LessonLoading } from './LessonLoading'

import 'src/components/Learning/myCourseFields'

export const QUERY: TypedDocumentNode<MyLessonQuery, MyLessonQueryVariables> =
  gql`
    query MyLessonQuery($courseId: Int!, $lessonId: Int!) {
      lesson: myLesson(courseId: $courseId, lessonId: $lessonId) {
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

type Ids = MyLessonQueryVariables

export const Loading = LessonLoading

export const Empty = () => <NotOpen what="lesson" />

export const Failure = ({
  error,
  errorCode,
  queryResult,
  courseId,
  lessonId,
}: CellFailureProps<Ids> & Ids) =>
  errorCode === 'LESSON_LOCKED' || errorCode === 'LESSON_OVERDUE' ? (
    <LockedLesson courseId={courseId} lessonId={lessonId} />
  ) : (
    <CellFailure error={error} queryResult={queryResult} />
  )

// Done comes back with the course, so the outline is what knows.
const withState = (lesson: Lesson, course: Course): Lesson => ({
  ...lesson,
  isCompleted:
    stepsOf(course).find(({ id }) => id === lesson.id)?.isCompleted ?? false,
})

export const Success = ({
  lesson,
  course,
}: CellSuccessProps<MyLessonQuery, Ids>) =>
  // The second half of the same answer: a course that is open to whom its lesson is.
  lesson && course ? (
    <LessonView
      key={lesson.id}
      lesson={withState(lesson, course)}
      course={course}
    />
  ) : (
    <Empty />
  )
