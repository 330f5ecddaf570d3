import type { RefetchQueriesInclude } from '@apollo/client'
import { useTranslation } from 'react-i18next'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

export type ReasonWords = {
  title: string
  text: string
  /** The label of the reason's field. */
  label: string
  help?: string
  submit: string
  done: string
}

type ReasonDialogProps<Variables> = {
  isOpen: boolean
  onClose: () => void
  words: ReasonWords
  mutation: TypedDocumentNode<unknown, Variables>
  /** The mutation's variable for the reason. */
  field: 'remarks' | 'reason' | 'note'
  variables: (reason: string) => Variables
  /** The queries that show the result of the decision. */
  refetch: RefetchQueriesInclude
  isOptional?: boolean
  /** Runs after the decision is saved. */
  onDone?: () => void
  /** Whether the decision takes money, access or a claim away. */
  isDangerous?: boolean
}

/** Asks for the reason of a decision, then saves the decision. */
export const ReasonDialog = <Variables extends object>({
  isOpen,
  onClose,
  words,
  mutation,
  field,
  variables,
  refetch,
  isOptional = false,
  onDone,
  isDangerous,
}: ReasonDialogProps<Variables>) => {
  const { t } = useTranslation('errors')
  const [decide, { error }] = useSave<unknown, Variables>(mutation, {
    done: words.done,
    refetch,
    onDone: () => {
      onClose()
      onDone?.()
    },
  })
  const fields: Field<Record<string, string>>[] = [
    {
      name: field,
      as: 'textarea',
      label: words.label,
      help: words.help ?? '',
      required: !isOptional,
      validation: (value: string) =>
        isOptional || value?.trim() ? null : t('REASON_REQUIRED'),
    },
  ]

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      text={words.text}
    >
      <div className="pb-3">
        <ResourceForm<Record<string, string>>
          fields={fields}
          onSave={(input) => decide(variables(input[field]))}
          error={error}
          submitLabel={words.submit}
          isDangerous={isDangerous}
          guard={false}
          block
        />
      </div>
    </Dialog>
  )
}
