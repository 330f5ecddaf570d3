import type { RefetchQueriesInclude } from '@apollo/client'
import { useTranslation } from 'react-i18next'

import type {
  ActionName,
  ReasonedAction,
  TextValues,
  WordsPlace,
} from './action'
import { ActionDialog } from './ActionDialog'
import { useActionWords } from './useActionWords'

type ReasonDialogProps<Place extends WordsPlace> = ReasonedAction<
  ActionName<Place>
> & {
  words: Place
  /** Values for the texts of all actions. */
  shared?: TextValues
  refetch?: RefetchQueriesInclude
  /** Reasons that one press fills in. */
  suggestions?: readonly string[]
  onClose: () => void
}

/** Asks for the reason of an action, then runs it. */
const ReasonDialog = <Place extends WordsPlace>({
  does,
  shared,
  reasonAs = 'reason',
  isOptional = false,
  suggestions,
  ...action
}: ReasonDialogProps<Place>) => {
  const { t } = useTranslation('errors')
  const of = { ...shared, ...action.of }
  const { label, help } = useActionWords(action.words, of)(action)
  return (
    <ActionDialog<Place, Record<string, string>>
      {...action}
      of={of}
      fields={[
        {
          name: reasonAs,
          as: 'textarea',
          label,
          help,
          suggestions,
          required: !isOptional,
          validation: (value: string) =>
            isOptional || value?.trim() ? null : t('REASON_REQUIRED'),
        },
      ]}
      does={(input) => ({
        ...does,
        variables: { ...does.variables, ...input },
      })}
    />
  )
}

export default ReasonDialog
