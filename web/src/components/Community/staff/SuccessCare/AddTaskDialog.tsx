import type { SuccessTaskInput } from 'types/graphql'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

import { tasksShownIn } from './successTask'

import { handKinds } from '$api/src/shared/community/successRules'
import { manilaToday } from '$api/src/shared/manilaTime'

const CREATE: Doc<'CreateSuccessTaskMutation'> = gql`
  mutation CreateSuccessTaskMutation($userId: Int!, $input: SuccessTaskInput!) {
    createSuccessTask(userId: $userId, input: $input) {
      ...SuccessTaskFields
    }
  }
`

const fields: Field<SuccessTaskInput>[] = [
  { name: 'text', as: 'text', required: true },
  {
    name: 'kind',
    as: 'choice',
    required: true,
    half: true,
    choices: handKinds.map((value) => ({ value })),
  },
  { name: 'dueOn', as: 'date', required: true, half: true },
]

type AddTaskDialogProps = { userId: number; onClose: () => void }

export const AddTaskDialog = ({ userId, onClose }: AddTaskDialogProps) => (
  <ActionDialog
    words="community.success"
    name="addTask"
    entity="community.success.task"
    fields={fields}
    record={{ kind: 'CALL', dueOn: manilaToday() }}
    does={(input) => call(CREATE, { userId, input })}
    refetch={tasksShownIn}
    onClose={onClose}
  />
)
