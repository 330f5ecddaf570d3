import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  ConfirmTranslationMutation,
  ConfirmTranslationMutationVariables,
  TranslatedEntity,
} from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { useSave } from 'src/hooks/data/useSave'

const CONFIRM = gql`
  mutation ConfirmTranslationMutation(
    $entity: TranslatedEntity!
    $id: Int!
    $column: String!
  ) {
    confirmTranslation(entity: $entity, id: $id, column: $column)
  }
`

export type OlderTranslation = {
  entity: TranslatedEntity
  id: number
  column: string
}

/**
 * Marks a translation whose original text has changed since. An editor can confirm that the translation is still right.
 */
export const OlderMark = (translation: OlderTranslation) => {
  const { t } = useTranslation('common.tools')
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [confirm, { loading }] = useSave<
    ConfirmTranslationMutation,
    ConfirmTranslationMutationVariables
  >(CONFIRM, { onDone: () => setIsConfirmed(true) })
  if (isConfirmed) return null
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-2">
      <StatusBadge tone="warning">{t('older.mark')}</StatusBadge>
      <Button
        look="ghost"
        size="sm"
        busy={loading}
        onClick={() => confirm(translation)}
      >
        {t('older.confirm')}
      </Button>
    </div>
  )
}
