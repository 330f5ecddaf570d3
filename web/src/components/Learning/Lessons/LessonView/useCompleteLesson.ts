import { useRef, useState } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  CompleteLessonMutation,
  CompleteLessonMutationVariables,
  MyCourseOutlineFields,
  MyLessonFields,
} from 'types/graphql'

import { navigate, routes } from '@redwoodjs/router'

import { useSave } from 'src/hooks/data/useSave'
import { toast } from 'src/lib/browser/toast'
import { errorCode } from 'src/lib/data/errorText'

import 'src/components/Learning/Courses/myCourseFields'

export const COMPLETE_LESSON = gql`
  mutation CompleteLessonMutation($lessonId: Int!) {
    completeLesson(lessonId: $lessonId) {
      ...MyCourseOutlineFields
    }
  }
`

/**
 * The "Done" button: the answer updates the progress of the whole course. The course's last lesson opens a celebration,
 * the other lessons lead to the next one.
 */
export const useCompleteLesson = (
  lesson: MyLessonFields,
  course: MyCourseOutlineFields
) => {
  const { t } = useTranslation(['learning', 'learning.offline'])
  const [hasFinishedCourse, setHasFinishedCourse] = useState(false)
  const waits = useRef(false)
  const [save, { loading }] = useSave<
    CompleteLessonMutation,
    CompleteLessonMutationVariables
  >(COMPLETE_LESSON, {
    except: (failure) => {
      waits.current = errorCode(failure) === 'WAITS_FOR_CONNECTION'
      return waits.current
    },
  })

  const finish = async () => {
    waits.current = false
    const wasFinished = course.isCompleted
    const saved = await save({ lessonId: lesson.id })
    if (!saved) return waits.current ? 'waits' : 'failed'
    const isLast = saved.completeLesson.isCompleted && !wasFinished
    if (isLast) setHasFinishedCourse(true)
    return isLast ? 'courseFinished' : 'done'
  }

  return {
    busy: loading,
    hasFinishedCourse,
    closeFinished: () => setHasFinishedCourse(false),
    complete: async () => {
      const outcome = await finish()
      if (outcome === 'waits')
        void toast.success(t('learning.offline:doneWaits'))
      else if (outcome !== 'done') return
      const { nextLessonId } = lesson
      navigate(
        nextLessonId
          ? routes.viewLesson({ courseId: course.id, lessonId: nextLessonId })
          : routes.viewCourse({ id: course.id })
      )
    },
    /** Enough of the video was watched: completes the lesson but stays on the page. */
    markWatched: async () => {
      if ((await finish()) === 'done') void toast.success(t('lesson.marked'))
    },
  }
}
