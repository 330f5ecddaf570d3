import { useTranslation } from 'react-i18next'
import type { MyCourseOutlineFields } from 'types/graphql'

import { formatShownDay } from '$api/src/shared/manilaTime'

type Lock = NonNullable<
  MyCourseOutlineFields['units'][number]['lessons'][number]['lock']
>

/** Explains why a lesson is locked and what opens it ("Bakit?"). */
export const useLockText = () => {
  const { t, i18n } = useTranslation(['learning', 'errors'])

  return (lock: Lock, blockedBy?: string) => {
    const { reason, opensOn, days, stageNumber } = lock
    const date = opensOn ? formatShownDay(opensOn, i18n.language) : undefined
    switch (reason) {
      case 'OVERDUE':
        return t('errors:LESSON_OVERDUE')
      case 'STAGE':
        return t('lock.STAGE', { stage: stageNumber })
      case 'SEQUENCE':
        return blockedBy
          ? t('outline.locked', { lesson: blockedBy })
          : t('lesson.lockedHelpShort')
      case 'DATE':
        return t('lock.DATE', { date })
      default:
        return date
          ? t(`lock.${reason}`, { date, count: days ?? 0 })
          : t(`lock.${reason}_UNKNOWN`, { count: days ?? 0 })
    }
  }
}
