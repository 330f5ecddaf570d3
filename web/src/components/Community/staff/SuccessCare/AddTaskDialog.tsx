import { useTranslation } from 'react-i18next'
import type { SuccessTaskInput } from 'types/graphql'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

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

export const AddTaskDialog = ({ userId, onClose }: AddTaskDialogProps) => {
  const { t } = useTranslation('community.success')
  const [create, { error }] = useSave(CREATE, {
    done: t('addTask.done'),
    refetch: tasksShownIn,
    onDone: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('addTask.title')}>
      <ResourceForm<SuccessTaskInput>
        entity="community.success.task"
        fields={fields}
        record={{ kind: 'CALL', dueOn: manilaToday() }}
        onSave={(input) => create({ userId, input })}
        error={error}
        submitLabel={t('addTask.submit')}
        guard={false}
        block
      />
    </Dialog>
  )
}
