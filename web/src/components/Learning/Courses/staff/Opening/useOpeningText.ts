import { useTranslation } from 'react-i18next'
import type { UnitFields } from 'types/graphql'

import { formatShownDay } from '$api/src/shared/manilaTime'

type Rule = Pick<
  UnitFields,
  'opensBy' | 'opensOn' | 'opensAfterDays' | 'opensAtStage' | 'overrideCount'
>

/** An opening rule in words, as the outline shows it to editors; empty for a unit or lesson that is open at once. */
export const useOpeningText = () => {
  const { t, i18n } = useTranslation('learning.staff')

  return ({
    opensBy,
    opensOn,
    opensAfterDays,
    opensAtStage,
    overrideCount,
  }: Rule) =>
    [
      opensBy !== 'AT_ONCE' &&
        t(`opening.says.${opensBy}`, {
          date: opensOn ? formatShownDay(opensOn, i18n.language) : '',
          count: opensAfterDays ?? 0,
          stage: opensAtStage,
        }),
      overrideCount > 0 && t('opening.exceptions', { count: overrideCount }),
    ]
      .filter(Boolean)
      .join(' · ')
}
