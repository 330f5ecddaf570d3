import { useEffect, useState } from 'react'

import { useApolloClient } from '@apollo/client'
import { CloudDownload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyLessonQuery } from 'types/graphql'

import {
  asCourseFilter,
  asCourseSort,
} from 'src/components/Learning/Courses/courseFilters'
import { lessonsInOrder } from 'src/components/Learning/Courses/courseSteps'
import { QUERY as MY_COURSES } from 'src/components/Learning/Courses/MyCoursesCell/MyCoursesCell'
import { keepRoute } from 'src/components/Learning/Lessons/KeepOffline/keepRoute'
import { MY_LESSON } from 'src/components/Learning/Lessons/myLessonQuery'
import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import { toast } from 'src/lib/browser/toast'
import { errorText } from 'src/lib/data/errorText'

import { KeepChoices } from './KeepChoices'
import { preloadLessonParts } from './lessonParts'
import { useKeeping } from './useKeeping'

import { enumValueOf } from '$api/src/shared/text/enumWords'
import { fileSize } from '$api/src/shared/text/fileSize'

type Lesson = NonNullable<MyLessonQuery['lesson']>
type KeepCourseProps = {
  course: Parameters<typeof lessonsInOrder>[0] & { id: number; title: string }
  onClose: () => void
}

/** Requests each open lesson of a course, which stores the lessons' texts on the device. */
const useLessons = ({ course, onClose }: KeepCourseProps) => {
  const client = useApolloClient()
  const [lessons, setLessons] = useState<Lesson[]>([])
  const steps = lessonsInOrder(course).filter(({ isLocked }) => !isLocked)

  const ask = async (lessonId: number) => {
    const { data } = await client.query({
      query: MY_LESSON,
      variables: { courseId: course.id, lessonId, isKeeping: true },
      fetchPolicy: 'network-only',
    })
    return data.lesson
  }

  useEffect(() => {
    let isOver = false
    const askAll = async () => {
      await Promise.all([keepRoute('viewLesson'), preloadLessonParts()])
      // The course list links to the course, so it is stored as well.
      await client.query({
        query: MY_COURSES,
        // The default filter and order, with which the list opens offline.
        variables: {
          filter: enumValueOf(asCourseFilter()),
          sort: enumValueOf(asCourseSort()),
        },
        fetchPolicy: 'network-only',
      })
      for (const { id } of steps) {
        const lesson = await ask(id)
        if (isOver) return
        if (lesson) setLessons((known) => [...known, lesson])
      }
    }
    askAll().catch(async (error) => {
      void toast.error(await errorText(error))
      onClose()
    })
    return () => {
      isOver = true
    }
    // Runs once: the dialog stays open while the page below it changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return {
    lessons,
    count: steps.length,
    isReady: lessons.length === steps.length,
    renew: ({ id }: { id: number }) => ask(id),
  }
}

const KeepCourse = (props: KeepCourseProps) => {
  const { course, onClose } = props
  const { t } = useTranslation('learning.offline')
  const { lessons, count, isReady, renew } = useLessons(props)
  const { keepables, kinds, setKinds, bytes, done, keep } = useKeeping(
    lessons,
    renew
  )
  const isBusy = done !== undefined

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('keep.courseTitle')}
      text={course.title}
      footer={
        <Button
          look="primary"
          icon={CloudDownload}
          busy={isBusy || !isReady}
          onClick={async () => {
            if (await keep()) onClose()
          }}
        >
          {t(bytes > 0 ? 'keep.keep' : 'keep.keepTexts', {
            size: fileSize(bytes),
          })}
        </Button>
      }
    >
      {isReady && !isBusy ? (
        <>
          <p className="text-sm">{t('keep.texts', { count })}</p>
          <KeepChoices
            keepables={keepables}
            chosen={kinds}
            disabled={isBusy}
            onChange={setKinds}
          />
        </>
      ) : (
        <div role="status" className="space-y-2 text-sm">
          <p>
            {t(isBusy ? 'keep.keeping' : 'keep.looking', {
              done: isBusy ? done : lessons.length,
              count,
            })}
          </p>
          <ProgressBar
            percent={Math.round(
              (100 * (isBusy ? done : lessons.length)) / Math.max(count, 1)
            )}
            label={t('keep.progress')}
          />
        </div>
      )}
    </Dialog>
  )
}

export default KeepCourse
