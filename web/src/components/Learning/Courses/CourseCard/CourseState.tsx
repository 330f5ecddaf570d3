import { useTranslation } from 'react-i18next'
import type { MyCourse } from 'types/graphql'

import { StatusBadge } from 'src/components/ui/text/StatusBadge'

type CourseStateProps = {
  course: Pick<MyCourse, 'isCompleted' | 'newLessonCount'>
}

/** A completed course stays completed; lessons added later show as new. */
export const CourseState = ({ course }: CourseStateProps) => {
  const { t } = useTranslation()
  const { isCompleted, newLessonCount } = course

  return (
    <>
      {isCompleted && (
        <StatusBadge tone="success">{t('course.done')}</StatusBadge>
      )}
      {newLessonCount > 0 && (
        <StatusBadge tone="info">
          {t('course.new', { count: newLessonCount })}
        </StatusBadge>
      )}
    </>
  )
}
