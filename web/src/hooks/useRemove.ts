import type { DocumentNode } from 'graphql'
import { useTranslation } from 'react-i18next'

import { useSave } from './useSave'

/** Removes a record, says so, and goes to the list; a refusal is a toast and everything stays. */
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
