import { useTranslation } from 'react-i18next'
import type { AnnouncementAudience } from 'types/graphql'

export type AudienceNames = Pick<
  AnnouncementAudience,
  'list' | 'viewName' | 'q' | 'filter' | 'batchName' | 'stageName'
>

/** A function that says whom an announcement is for: a batch, or a list by the name or the parts of its view. */
export const useAudienceText = () => {
  const { t } = useTranslation('marketing.announcements')
  return ({
    list,
    viewName,
    q,
    filter,
    batchName,
    stageName,
  }: AudienceNames) => {
    const parts = [
      filter && t(`audience.filter.${filter}`),
      list && batchName,
      stageName,
      q && `“${q}”`,
    ]
    return [
      list ? t(`audience.${list}`) : (batchName ?? t('audience.batch')),
      ...(viewName ? [viewName] : parts),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
