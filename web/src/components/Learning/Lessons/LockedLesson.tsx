import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import {
  blockingLesson,
  lessonsInOrder,
} from 'src/components/Learning/Courses/courseSteps'
import { QUERY } from 'src/components/Learning/Courses/MyCourseCell/MyCourseCell'
import { useLockText } from 'src/components/Learning/Courses/useLockText'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

type LockedLessonProps = { courseId: number; lessonId: number }

/** Explains why a lesson is locked and how to open it, with a link to the lesson to finish first, if there is one. */
export const LockedLesson = ({ courseId, lessonId }: LockedLessonProps) => {
  const { t } = useTranslation('learning')
  const { data } = useQuery(QUERY, { variables: { id: courseId } })
  const course = data?.myCourse
  const lockText = useLockText()
  const lock =
    course && lessonsInOrder(course).find(({ id }) => id === lessonId)?.lock
  const first =
    course && lock?.reason === 'SEQUENCE' ? blockingLesson(course) : undefined

  return (
    <>
      <PageHeader
        title={t('lesson.lockedTitle')}
        breadcrumbs={[
          { label: t('myCourses.title'), to: routes.viewCourses() },
          ...(course
            ? [{ label: course.title, to: routes.viewCourse({ id: courseId }) }]
            : []),
        ]}
      />
      <div className="panel">
        <EmptyState
          drawing="locked"
          title={
            first
              ? t('lesson.lockedHelp', { lesson: first.name })
              : lock
                ? lockText(lock)
                : t('lesson.lockedHelpShort')
          }
          action={
            <LinkButton
              to={
                first
                  ? routes.viewLesson({ courseId, lessonId: first.id })
                  : routes.viewCourse({ id: courseId })
              }
              look="primary"
              className="h-auto min-h-10 py-2"
            >
              {first
                ? t('lesson.goTo', { lesson: first.name })
                : t('lesson.backToCourse')}
            </LinkButton>
          }
        />
      </div>
    </>
  )
}
