import { useTranslation } from 'react-i18next'
import type { SuccessNoteInput } from 'types/graphql'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

const ADD: Doc<'AddSuccessNoteMutation'> = gql`
  mutation AddSuccessNoteMutation($userId: Int!, $input: SuccessNoteInput!) {
    addSuccessNote(userId: $userId, input: $input)
  }
`

const fields: Field<SuccessNoteInput>[] = [
  { name: 'text', as: 'textarea', required: true },
  {
    name: 'visibility',
    as: 'choice',
    required: true,
    choices: [{ value: 'TEAM' }, { value: 'MANAGERS' }],
  },
]

type AddNoteDialogProps = { userId: number; onClose: () => void }

export const AddNoteDialog = ({ userId, onClose }: AddNoteDialogProps) => {
  const { t } = useTranslation('community.success')
  const [add, { error }] = useSave(ADD, {
    done: t('addNote.done'),
    refetch: ['SuccessCareQuery'],
    onDone: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('addNote.title')}>
      <ResourceForm<SuccessNoteInput>
        entity="community.success.note"
        fields={fields}
        record={{ visibility: 'TEAM' }}
        onSave={(input) => add({ userId, input })}
        error={error}
        submitLabel={t('addNote.submit')}
        guard={false}
        block
      />
    </Dialog>
  )
}
