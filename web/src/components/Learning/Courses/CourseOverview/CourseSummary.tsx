import { useTranslation } from 'react-i18next'
import type { MyCourseFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { CertificateLink } from 'src/components/Learning/Certificates/Certificate/CertificateLink'
import { CourseState } from 'src/components/Learning/Courses/CourseCard/CourseState'
import {
  lessonsInOrder,
  videoSecondsOf,
} from 'src/components/Learning/Courses/courseSteps'
import { useLockText } from 'src/components/Learning/Courses/useLockText'
import { spokenDuration } from 'src/components/Learning/duration'
import { KeepCourseButton } from 'src/components/Learning/Lessons/KeepOffline/KeepCourseButton'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import { Cover } from 'src/components/ui/layout/Cover'

import { ProgressWhy } from './ProgressWhy'

/** The learner's progress and one button to continue; on phones the button stays within reach of the thumb. */
export const CourseSummary = ({ course }: { course: MyCourseFields }) => {
  const { t } = useTranslation(['learning', 'common'])
  const { id, title, percent, completedCount, lessonCount, nextLessonId } =
    course
  const lockText = useLockText()
  const next = lessonsInOrder(course).find((step) => step.id === nextLessonId)
  const openNext = next?.isLocked ? undefined : next
  const length = spokenDuration(videoSecondsOf(course))

  return (
    <aside className="contents lg:sticky lg:top-20 lg:block">
      <div className="panel overflow-hidden">
        <Cover src={course.coverUrl} eager className="aspect-video" />
        <div className="space-y-3 p-4 sm:p-5">
          <ProgressBar
            percent={percent}
            label={t('common:course.progress', { title })}
            withFigure
          />
          <p className="text-muted flex min-h-6 flex-wrap items-center gap-x-3 gap-y-2 text-sm tabular-nums">
            {t('common:course.lessons', {
              done: completedCount,
              count: lessonCount,
            })}
            {videoSecondsOf(course) > 0 && (
              <span>
                {t('course.video', {
                  duration: t(`duration.${length.key}`, length),
                })}
              </span>
            )}
            <CourseState course={course} />
          </p>
          {next ? (
            <p className="text-sm">
              {t('course.continueWith', { lesson: next.name })}
              {next.lock && (
                <span className="text-muted block">{lockText(next.lock)}</span>
              )}
            </p>
          ) : (
            lessonCount > 0 && <p className="text-sm">{t('course.allDone')}</p>
          )}
          <ProgressWhy course={course} />
          <KeepCourseButton course={course} />
          {course.certificateId != null ? (
            <>
              <CertificateLink id={course.certificateId} />
              {course.certificateCode && (
                <p className="text-sm">
                  <Link
                    to={routes.certificateCheck({
                      code: course.certificateCode,
                    })}
                    className="link link-primary"
                  >
                    {t('learning:certificate.toCheck')}
                  </Link>
                </p>
              )}
            </>
          ) : (
            course.hasCertificate &&
            !course.isCompleted && (
              <p className="text-muted text-sm">
                {t('learning:certificate.waits')}
              </p>
            )
          )}
        </div>
      </div>
      {openNext && (
        <div
          data-actions
          className="from-base-200 sticky bottom-[var(--bottom-bar,0px)] z-10 -mx-4 bg-linear-to-t from-70% to-transparent px-4 pt-4 pb-3 max-lg:order-last lg:static lg:mx-0 lg:bg-none lg:px-0"
        >
          <LinkButton
            to={routes.viewLesson({ courseId: id, lessonId: openNext.id })}
            look="primary"
            size="lg"
            block
          >
            {t(completedCount > 0 ? 'course.continue' : 'course.startCourse')}
          </LinkButton>
        </div>
      )}
    </aside>
  )
}
