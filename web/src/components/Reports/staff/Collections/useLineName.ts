import { useTranslation } from 'react-i18next'

import { isPlatformKey, platformLabel } from '$api/src/shared/billing/platforms'
import {
  OTHERS,
  type CollectionGroup,
} from '$api/src/shared/reports/collectionGroups'

/** The name of a line: the name of its record or platform. A line without either gets a text. */
export const useLineName = (group: CollectionGroup) => {
  const { t } = useTranslation('reports')
  return ({ key, name }: { key: string; name?: string | null }) => {
    if (key === OTHERS) return t('collections.others')
    if (group === 'platform')
      return isPlatformKey(key) ? platformLabel(key) : key
    return name ?? t(`collections.no.${group}`)
  }
}
