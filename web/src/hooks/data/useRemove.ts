import type { DocumentNode } from 'graphql'
import { useTranslation } from 'react-i18next'

import { useSave } from './useSave'

/**
 * Removes a record, shows a message and opens the list. If the server refuses, a toast says why and nothing changes.
 */
export const useRemove = (
  mutation: DocumentNode,
  goTo?: string,
  refetch?: string[]
) => {
  const { t } = useTranslation()
  const [remove] = useSave<unknown, { id: string | number }>(mutation, {
    done: t('resource.deleted'),
    goTo,
    refetch,
  })
  return remove
}
