import { useTranslation } from 'react-i18next'

import type { FieldValues } from '@redwoodjs/forms'
import type { TypedDocumentNode } from '@redwoodjs/web'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'
import {
  useEntityWords,
  type EntityName,
} from 'src/hooks/resource/useEntityWords'

type ResourceDialogProps<Input, Data, Variables> = {
  entity: EntityName
  fields: readonly Field<Input>[]
  /** The record to edit, or the initial values of a new one. */
  record?: Partial<Record<keyof Input, unknown>>
  /** The name of the edited record; without it the dialog creates a new one. */
  name?: string
  mutation: TypedDocumentNode<Data, Variables>
  /** Converts the form's values to the mutation's variables. */
  variables: (input: Input) => Variables
  /** Queries to reload that Apollo's cache cannot update. */
  refetch?: string[]
  /** The page to open after saving. */
  goTo?: (data: Data) => string
  onClose: () => void
}

/** The form of a record without a page of its own. */
export const ResourceDialog = <
  Input extends FieldValues,
  Data,
  Variables extends object,
>({
  entity,
  fields,
  record,
  name,
  mutation,
  variables,
  refetch,
  goTo,
  onClose,
}: ResourceDialogProps<Input, Data, Variables>) => {
  const { t } = useTranslation()
  const { text } = useEntityWords(entity)
  const [save, { error }] = useSave<Data, Variables>(mutation, {
    done: t('resource.saved'),
    refetch,
    goTo,
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        name === undefined ? text('create') : t('resource.editTitle', { name })
      }
    >
      <ResourceForm<Input>
        entity={entity}
        fields={fields}
        record={record}
        onSave={(input) => save(variables(input))}
        error={error}
        guard={false}
        block
      />
    </Dialog>
  )
}
