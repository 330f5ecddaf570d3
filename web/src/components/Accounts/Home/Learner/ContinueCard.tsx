import { useTranslation } from 'react-i18next'
import type { ContinueLearning } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { clockTime } from 'src/components/Learning/duration'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import { Cover } from 'src/components/ui/layout/Cover'

type ContinueCardProps = {
  goOn: Omit<ContinueLearning, '__typename'>
  /** Whether nothing in the course has been completed yet. */
  isFirst: boolean
}

/** The first card of a learner's home page: continues the last lesson at its last second. */
export const ContinueCard = ({ goOn, isFirst }: ContinueCardProps) => {
  const { t } = useTranslation(['accounts.home', 'common'])
  const {
    courseId,
    courseTitle,
    lessonId,
    lessonName,
    lastPositionSec,
    percent,
  } = goOn

  return (
    <section
      aria-labelledby="continue-title"
      className="panel overflow-hidden sm:flex"
    >
      <Cover
        src={goOn.coverUrl}
        eager
        className="border-base-300 aspect-video shrink-0 max-sm:border-b sm:aspect-auto! sm:w-64 sm:border-r"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-4 sm:p-5">
        <h2
          id="continue-title"
          className="text-muted text-sm font-semibold tracking-normal"
        >
          {t(isFirst ? 'start' : 'continue')}
        </h2>
        <div>
          <p className="text-lg leading-snug font-semibold wrap-anywhere">
            {lessonName}
            {lastPositionSec > 0 && (
              <span className="text-muted font-normal tabular-nums">
                {' '}
                {t('at', { time: clockTime(lastPositionSec) })}
              </span>
            )}
          </p>
          <p className="text-muted mt-0.5 text-sm wrap-anywhere">
            {courseTitle}
          </p>
        </div>
        <ProgressBar
          percent={percent}
          label={t('common:course.progress', { title: courseTitle })}
          withFigure
        />
        <LinkButton
          look="primary"
          block
          to={routes.viewLesson({ courseId, lessonId })}
          className="mt-auto"
        >
          {t(isFirst ? 'startAction' : 'continueAction')}
        </LinkButton>
      </div>
    </section>
  )
}
