import { useTranslation } from 'react-i18next'
import type { MyCourseOutlineFields } from 'types/graphql'

import { blockingLesson } from 'src/components/Learning/Courses/courseSteps'
import { RichText } from 'src/components/ui/text/RichText/RichText'

import { OutlineLesson } from './OutlineLesson'

type Unit = MyCourseOutlineFields['units'][number] & {
  /** Shown only on the course's own page. */
  description?: string
}

type CourseOutlineProps = {
  course: Omit<MyCourseOutlineFields, 'units'> & { units: Unit[] }
  /** The lesson that is open beside the outline. */
  currentLessonId?: number
  compact?: boolean
}

export const CourseOutline = ({
  course,
  currentLessonId,
  compact,
}: CourseOutlineProps) => {
  const { t } = useTranslation('learning')
  const blocking = blockingLesson(course)

  return (
    <div className={compact ? 'space-y-4' : 'space-y-5'}>
      {blocking && !compact && (
        <p className="text-muted text-sm">
          {t('outline.inOrder', { lesson: blocking.name })}
        </p>
      )}
      {course.units.map((unit) => (
        <section key={unit.id} className={compact ? '' : 'panel'}>
          <header
            className={
              compact
                ? 'px-2 pb-1'
                : 'border-base-300 border-b px-4 py-4 sm:px-5'
            }
          >
            <div className="flex items-baseline justify-between gap-3">
              <h3 className={compact ? 'text-sm' : 'text-base'}>{unit.name}</h3>
              <span className="text-muted text-xs whitespace-nowrap tabular-nums">
                {t('outline.unitDone', {
                  done: unit.lessons.filter(({ isCompleted }) => isCompleted)
                    .length,
                  total: unit.lessons.length,
                })}
              </span>
            </div>
            {!compact && unit.shortDescription && (
              <p className="text-muted mt-0.5 text-sm">
                {unit.shortDescription}
              </p>
            )}
            {!compact && unit.description && (
              <RichText html={unit.description} className="mt-2 text-sm" />
            )}
          </header>
          <ol className={compact ? '' : 'p-2'}>
            {unit.lessons.map((lesson) => (
              <OutlineLesson
                key={lesson.id}
                courseId={course.id}
                lesson={lesson}
                isCurrent={lesson.id === currentLessonId}
                isNext={!currentLessonId && lesson.id === course.nextLessonId}
                blockedBy={blocking?.name}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
