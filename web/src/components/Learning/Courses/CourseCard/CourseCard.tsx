import { useTranslation } from 'react-i18next'
import type { MyCourseCardFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import { Cover } from 'src/components/ui/layout/Cover'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { CourseState } from './CourseState'

type CourseCardProps = {
  course: MyCourseCardFields
  /** Whether the card is among the first on its page, so that its picture loads eagerly. */
  eager?: boolean
}

/** The whole card links to the course; its button links to the lesson to continue with. */
export const CourseCard = ({ course, eager }: CourseCardProps) => {
  const { t } = useTranslation(['learning', 'common'])
  const { id, title, percent, completedCount, lessonCount, nextLessonId } =
    course
  const { waitsForStage } = course
  const action = waitsForStage
    ? 'course.look'
    : !nextLessonId
      ? 'course.again'
      : course.isBegun
        ? 'course.continue'
        : 'course.start'

  return (
    <article className="panel hover:border-control focus-within:border-control relative flex flex-col overflow-hidden transition-colors">
      <Cover
        src={course.coverUrl}
        eager={eager}
        className="aspect-video border-b border-base-300"
      />
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <div className="flex-1">
          <h2 className="text-lg leading-snug wrap-anywhere">
            <Link
              to={routes.viewCourse({ id })}
              className="after:absolute after:inset-0 after:rounded-xl"
            >
              {title}
            </Link>
          </h2>
          <p className="text-muted mt-1 line-clamp-2 text-sm">
            {course.shortDescription}
          </p>
        </div>
        <div className="space-y-2">
          <ProgressBar
            percent={percent}
            label={t('common:course.progress', { title })}
            withFigure
          />
          <p className="text-muted flex min-h-6 flex-wrap items-center gap-2 text-sm tabular-nums">
            {t('common:course.lessons', {
              done: completedCount,
              count: lessonCount,
            })}
            <CourseState course={course} />
            {waitsForStage && (
              <StatusBadge tone="outline">
                {t('lock.STAGE', { stage: waitsForStage })}
              </StatusBadge>
            )}
          </p>
        </div>
        <LinkButton
          to={
            nextLessonId
              ? routes.viewLesson({ courseId: id, lessonId: nextLessonId })
              : routes.viewCourse({ id })
          }
          look={nextLessonId ? 'secondary' : 'ghost'}
          block
          className="relative z-10"
          aria-label={`${t(action)}: ${title}`}
        >
          {t(action)}
        </LinkButton>
      </div>
    </article>
  )
}
