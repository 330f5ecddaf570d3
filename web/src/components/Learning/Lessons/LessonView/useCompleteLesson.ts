import { useRef, useState } from 'react'

import { useApolloClient } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type {
  CompleteLessonMutation,
  CompleteLessonMutationVariables,
  MyCourseOutlineFields,
  MyLessonFields,
} from 'types/graphql'

import { navigate, routes } from '@redwoodjs/router'

import { MY_LESSON } from 'src/components/Learning/Lessons/myLessonQuery'
import { useSave } from 'src/hooks/data/useSave'
import { toast } from 'src/lib/browser/toast'
import { errorCode } from 'src/lib/data/errorText'

import { setLastDone } from './JustDone/lastDone'

import 'src/components/Learning/Courses/myCourseFields'

export const COMPLETE_LESSON = gql`
  mutation CompleteLessonMutation($lessonId: Int!) {
    completeLesson(lessonId: $lessonId) {
      ...MyCourseOutlineFields
    }
  }
`

/**
 * The "Done" button: the lesson counts as done at once, and the answer updates the progress of the whole course. The
 * course's last lesson opens a celebration, the others lead to the next one, which loads meanwhile.
 */
export const useCompleteLesson = (
  lesson: MyLessonFields,
  course: MyCourseOutlineFields
) => {
  const { t } = useTranslation(['learning', 'learning.offline'])
  const client = useApolloClient()
  const [hasFinishedCourse, setHasFinishedCourse] = useState(false)
  const waits = useRef(false)
  const [save, { loading }] = useSave<
    CompleteLessonMutation,
    CompleteLessonMutationVariables
  >(COMPLETE_LESSON, {
    isQueued: true,
    except: (failure) => {
      waits.current = errorCode(failure) === 'WAITS_FOR_CONNECTION'
      return waits.current
    },
  })
  const { id: lessonId, courseId, nextLessonId } = lesson

  const finish = async () => {
    waits.current = false
    const wasFinished = course.isCompleted
    setLastDone({ courseId, lessonId, isSaved: false })
    const saved = await save({ lessonId })
    if (!saved) {
      setLastDone(undefined)
      return waits.current ? 'waits' : 'failed'
    }
    const isLast = saved.completeLesson.isCompleted && !wasFinished
    setLastDone({ courseId, lessonId, isSaved: true })
    if (isLast) setHasFinishedCourse(true)
    return isLast ? 'courseFinished' : 'done'
  }

  /** Loads the next lesson, so that its page has no skeleton; without it, the page loads it itself. */
  const loadNext = () =>
    client
      .query({
        query: MY_LESSON,
        variables: { courseId, lessonId: nextLessonId ?? 0 },
      })
      .catch(() => undefined)

  return {
    hasFinishedCourse,
    closeFinished: () => setHasFinishedCourse(false),
    complete: async () => {
      if (loading) return
      const outcome = await finish()
      if (outcome === 'waits')
        void toast.success(t('learning.offline:doneWaits'))
      else if (outcome !== 'done') return
      if (!nextLessonId) return
      if (outcome === 'done') await loadNext()
      navigate(routes.viewLesson({ courseId, lessonId: nextLessonId }))
    },
    /** Enough of the video was watched: completes the lesson but stays on the page. */
    markWatched: () => void finish(),
  }
}
