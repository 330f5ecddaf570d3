import { useTranslation } from 'react-i18next'
import type { MyCourseFields } from 'types/graphql'

import { Why } from 'src/components/ui/text/Why'

import { progressOf } from '$api/src/shared/learning/progress'

/** Explains the percentage ("Bakit?"): which lessons count, and that a completed course remains completed. */
export const ProgressWhy = ({ course }: { course: MyCourseFields }) => {
  const { t } = useTranslation('learning')
  const { requiredCount, requiredDone, isCompleted } = course
  if (requiredCount === 0) return null
  const { trace } = progressOf({
    requiredLessons: requiredCount,
    completedLessons: requiredDone,
    wasCompleted: isCompleted,
  })
  return (
    <Why
      label={t('why.progress')}
      lines={trace.map(({ rule, inputs, result }) => ({
        text:
          rule === 'requiredLessons'
            ? t('why.requiredLessons', {
                done: inputs.completedLessons,
                count: inputs.requiredLessons,
              })
            : inputs.newLessons > 0
              ? t('why.completedOnceNew', { count: inputs.newLessons })
              : t('why.completedOnce'),
        value: `${result}%`,
      }))}
    />
  )
}
