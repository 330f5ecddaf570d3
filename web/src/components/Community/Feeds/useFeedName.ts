import { useTranslation } from 'react-i18next'

import type { Feed } from './feedPost'

/** The name of a feed: the name of the school's feed, or of the feed's place. */
export const useFeedName = () => {
  const { t } = useTranslation('community.feeds')
  return ({
    kind,
    name,
    stageNumber,
  }: Pick<Feed, 'kind' | 'name' | 'stageNumber'>) =>
    kind === 'school'
      ? t('school')
      : kind === 'stage'
        ? t('stage', { number: stageNumber, name })
        : name
}
