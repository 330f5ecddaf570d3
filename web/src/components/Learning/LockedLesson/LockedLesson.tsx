import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import { blockingLesson } from 'src/components/Learning/courseSteps'
import { QUERY } from 'src/components/Learning/MyCourseCell/MyCourseCell'
import { LinkButton } from 'src/components/ui/Button/Button'
import { EmptyState } from 'src/components/ui/EmptyState/EmptyState'
import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'

/** Says why a lesson waits, and leads to the one that comes first. */
export const LockedLesson = ({ courseId }: { courseId: number }) => {
  const { t } = useTranslation('learning')
  const { data } = useQuery(QUERY, { variables: { id: courseId } })
  const course = data?.myCourse
  const first = course && blockingLesson(course)

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
