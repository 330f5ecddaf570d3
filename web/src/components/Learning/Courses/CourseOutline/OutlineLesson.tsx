import {
  AppWindow,
  CircleCheck,
  CirclePlay,
  FileText,
  Lock,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import type { OutlineStep } from 'src/components/Learning/Courses/courseSteps'
import { useLockText } from 'src/components/Learning/Courses/useLockText'
import { spokenDuration } from 'src/components/Learning/duration'
import { Link } from 'src/components/ui/control/Link'

const typeIcons: Record<OutlineStep['type'], LucideIcon> = {
  VIDEO: CirclePlay,
  IMAGE_TEXT: FileText,
  CUSTOM_EMBED: AppWindow,
}

type OutlineLessonProps = {
  courseId: number
  lesson: OutlineStep
  isCurrent: boolean
  /** Whether this is the lesson to continue with. */
  isNext: boolean
  blockedBy?: string
}

const row = 'flex min-h-12 items-center gap-3 rounded-lg px-3 py-2'

export const OutlineLesson = ({
  courseId,
  lesson,
  isCurrent,
  isNext,
  blockedBy,
}: OutlineLessonProps) => {
  const { t } = useTranslation('learning')
  const { id, name, type, videoSeconds, isCompleted, isLocked, lock } = lesson
  const lockText = useLockText()
  const duration = videoSeconds ? spokenDuration(videoSeconds) : undefined
  const closes = lock && lockText(lock, blockedBy)
  const TypeIcon = typeIcons[type]
  const Icon = isCompleted ? CircleCheck : isLocked ? Lock : TypeIcon

  const content = (
    <>
      <Icon
        className={`size-5 shrink-0 ${isCompleted ? 'text-success' : isNext || isCurrent ? 'text-primary' : 'text-muted'}`}
        strokeWidth={1.75}
        aria-hidden
      />
      <span className="min-w-0 flex-1">
        <span className="block text-sm leading-snug wrap-anywhere">
          {name}
          {!lesson.isRequired && (
            <span className="text-muted"> ({t('outline.optional')})</span>
          )}
        </span>
        <span className="text-muted mt-0.5 block text-xs">
          {t(`type.${type}`)}
          {duration && ` · ${t(`duration.${duration.key}`, duration)}`}
        </span>
        {closes && <span className="mt-0.5 block text-xs">{closes}</span>}
      </span>
      {isCompleted && (
        <span className="sr-only">{t('outline.lessonDone')}</span>
      )}
    </>
  )

  if (isLocked) {
    return (
      <li>
        <span className={`${row} text-muted`}>{content}</span>
      </li>
    )
  }
  return (
    <li>
      <Link
        to={routes.viewLesson({ courseId, lessonId: id })}
        aria-current={isCurrent ? 'page' : undefined}
        className={`${row} hover:bg-base-200 -outline-offset-2 ${isCurrent || isNext ? 'bg-secondary text-secondary-content font-semibold' : ''}`}
      >
        {content}
      </Link>
    </li>
  )
}
