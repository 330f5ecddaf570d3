import { Check, ChevronLeft, ChevronRight, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyCourseOutlineFields, MyLessonFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { reportsPosition } from 'src/components/Learning/Lessons/VideoPlayer/players'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'

import { completionRuleOf } from './completionRuleOf'
import { JustDone } from './JustDone/JustDone'
import { useLastDone } from './JustDone/lastDone'

import { completionText } from '$api/src/shared/learning/completion'

type LessonActionsProps = {
  lesson: MyLessonFields
  course: MyCourseOutlineFields
  onDone: () => void
  onPrevious?: () => void
  onNext?: () => void
}

const useCompletionText = (lesson: MyLessonFields) => {
  const { t } = useTranslation('learning')
  if (lesson.isCompleted) return t('completion.done')
  const text = completionText(completionRuleOf(lesson))
  // Some players do not report the watched share.
  return 'percent' in text &&
    (lesson.videoFile || reportsPosition(lesson.videoUrl))
    ? t('completion.videoPercent', { percent: text.percent })
    : t('completion.manual')
}

/** The next step, always within reach. */
export const LessonActions = ({
  lesson,
  course,
  onDone,
  onPrevious,
  onNext,
}: LessonActionsProps) => {
  const { t } = useTranslation('learning')
  const rule = useCompletionText(lesson)
  const { isCompleted } = lesson
  const lastDone = useLastDone(course.id)

  return (
    <section
      data-actions
      aria-label={t('lesson.actions')}
      className="bg-base-100 border-base-300 sticky bottom-[var(--bottom-bar,0px)] z-10 mt-5 border-t px-4 py-3 max-lg:-mx-4 max-lg:sm:-mx-6 lg:rounded-xl lg:border lg:p-4"
    >
      <div
        role="status"
        className="mb-2 flex min-h-9 flex-wrap items-center justify-center gap-x-3 text-sm lg:justify-start"
      >
        {lastDone ? (
          <JustDone course={course} {...lastDone} />
        ) : (
          <p className="text-muted flex items-center gap-1.5 text-center">
            {isCompleted && (
              <CircleCheck
                className="text-success size-4 shrink-0"
                aria-hidden
              />
            )}
            {rule}
          </p>
        )}
      </div>
      <div className="flex items-center gap-2">
        {onPrevious && (
          <Button
            look="outline"
            iconOnly
            icon={ChevronLeft}
            onClick={onPrevious}
            title={t('lesson.previousKey')}
            aria-keyshortcuts="ArrowLeft"
          >
            {t('lesson.previous')}
          </Button>
        )}
        <div className="flex-1">
          {!isCompleted ? (
            <Button look="primary" block icon={Check} onClick={onDone}>
              {t('lesson.done')}
            </Button>
          ) : onNext ? (
            <Button
              look="primary"
              block
              onClick={onNext}
              title={t('lesson.nextKey')}
              aria-keyshortcuts="ArrowRight"
            >
              {t('lesson.next')}
              <ChevronRight className="size-5" strokeWidth={1.75} aria-hidden />
            </Button>
          ) : (
            <LinkButton
              look="primary"
              block
              to={routes.viewCourse({ id: lesson.courseId })}
            >
              {t('lesson.backToCourse')}
            </LinkButton>
          )}
        </div>
        {!isCompleted && onNext && (
          <Button
            look="outline"
            iconOnly
            icon={ChevronRight}
            onClick={onNext}
            title={t('lesson.nextKey')}
            aria-keyshortcuts="ArrowRight"
          >
            {t('lesson.next')}
          </Button>
        )}
      </div>
    </section>
  )
}
