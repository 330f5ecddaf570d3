import type {
  MyCourseOutlineFields,
  MyLessonFields,
  MyLessonQuery,
} from 'types/graphql'

import type { CellFailureProps, CellSuccessProps } from '@redwoodjs/web'

import { lessonsInOrder } from 'src/components/Learning/Courses/courseSteps'
import { NotOpen } from 'src/components/Learning/Courses/NotOpen'
import { useQueuedLessons } from 'src/components/Learning/Lessons/KeepOffline/useKept'
import { withQueuedLessons } from 'src/components/Learning/Lessons/KeepOffline/withQueuedLessons'
import { useLastDone } from 'src/components/Learning/Lessons/LessonView/JustDone/lastDone'
import { LessonView } from 'src/components/Learning/Lessons/LessonView/LessonView'
import { LockedLesson } from 'src/components/Learning/Lessons/LockedLesson'
import { MY_LESSON } from 'src/components/Learning/Lessons/myLessonQuery'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

import { LessonLoading } from './LessonLoading'

export const QUERY = MY_LESSON

type Ids = VariablesOf<'MyLessonQuery'>

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

// Completing a lesson updates the course in the cache, so the outline holds the current state.
const withState = (
  lesson: MyLessonFields,
  course: MyCourseOutlineFields
): MyLessonFields => ({
  ...lesson,
  isCompleted:
    lessonsInOrder(course).find(({ id }) => id === lesson.id)?.isCompleted ??
    false,
})

export const Success = ({
  lesson,
  course,
  courseId,
}: CellSuccessProps<MyLessonQuery, Ids> & Ids) => {
  const waiting = useQueuedLessons()
  const lastDone = useLastDone(courseId)
  // `course` is part of the same answer: it is open to everyone who may open its lesson.
  if (!lesson || !course) return <Empty />
  const shown = withQueuedLessons(
    course,
    lastDone ? [...waiting, lastDone.lessonId] : waiting
  )
  return (
    <LessonView
      key={lesson.id}
      lesson={withState(lesson, shown)}
      course={shown}
    />
  )
}
