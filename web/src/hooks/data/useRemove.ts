import type { DocumentNode } from 'graphql'
import { useTranslation } from 'react-i18next'

import { useSave } from './useSave'

/** Removes a record, confirms it and opens the list. A refusal is shown as a toast and changes nothing. */
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
