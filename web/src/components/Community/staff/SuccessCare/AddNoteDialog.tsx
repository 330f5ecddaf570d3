import type { SuccessNoteInput } from 'types/graphql'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

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

export const AddNoteDialog = ({ userId, onClose }: AddNoteDialogProps) => (
  <ActionDialog
    words="community.success"
    name="addNote"
    entity="community.success.note"
    fields={fields}
    record={{ visibility: 'TEAM' }}
    does={(input) => call(ADD, { userId, input })}
    refetch={['SuccessCareQuery']}
    onClose={onClose}
  />
)
