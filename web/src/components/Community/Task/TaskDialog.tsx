import { useTranslation } from 'react-i18next'
import type {
  CreateTaskMutation,
  CreateTaskMutationVariables,
  TaskFields,
  TaskInput,
  UpdateTaskMutation,
  UpdateTaskMutationVariables,
} from 'types/graphql'

import { fields, start, toInput } from 'src/components/Community/Task/task'
import { Dialog } from 'src/components/ui/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/useSave'

const CREATE = gql`
  mutation CreateTaskMutation($stageId: Int!, $input: TaskInput!) {
    createTask(stageId: $stageId, input: $input) {
      ...TaskFields
    }
  }
`

const UPDATE = gql`
  mutation UpdateTaskMutation($id: Int!, $input: TaskInput!) {
    updateTask(id: $id, input: $input) {
      ...TaskFields
    }
  }
`

type TaskDialogProps = {
  stageId: number
  /** What is edited; none makes a new one. */
  task?: TaskFields
  onClose: () => void
}

export const TaskDialog = ({ stageId, task, onClose }: TaskDialogProps) => {
  const { t } = useTranslation(['community', 'common'])
  const options = {
    done: t('common:resource.saved'),
    refetch: ['FindStageQuery'],
    onDone: onClose,
  }
  const [create, { error: createError }] = useSave<
    CreateTaskMutation,
    CreateTaskMutationVariables
  >(CREATE, options)
  const [update, { error: updateError }] = useSave<
    UpdateTaskMutation,
    UpdateTaskMutationVariables
  >(UPDATE, options)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        task
          ? t('common:resource.editTitle', { name: task.title })
          : t('task.create')
      }
    >
      <ResourceForm<TaskInput>
        entity="community.task"
        fields={fields}
        record={task ?? start}
        onSave={(input) =>
          task
            ? update({ id: task.id, input: toInput(input) })
            : create({ stageId, input: toInput(input) })
        }
        error={createError ?? updateError}
        guard={false}
        block
      />
    </Dialog>
  )
}
