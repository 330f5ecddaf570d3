import { useTranslation } from 'react-i18next'

import { formatShownTime } from '$api/src/shared/manilaTime'

/** The time at which the figures were counted. */
export const AsOf = ({ at }: { at: string }) => {
  const { t, i18n } = useTranslation('reports')
  return (
    <p className="text-muted text-sm">
      {t('figures.asOf', {
        time: formatShownTime(new Date(at), i18n.language),
      })}
    </p>
  )
}
