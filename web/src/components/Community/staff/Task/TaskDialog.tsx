import type { TaskFields, TaskInput } from 'types/graphql'

import { fields, start } from 'src/components/Community/staff/Task/task'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'

const CREATE: Doc<'CreateTaskMutation'> = gql`
  mutation CreateTaskMutation($stageId: Int!, $input: TaskInput!) {
    createTask(stageId: $stageId, input: $input) {
      ...TaskFields
    }
  }
`

const UPDATE: Doc<'UpdateTaskMutation'> = gql`
  mutation UpdateTaskMutation($id: Int!, $input: TaskInput!) {
    updateTask(id: $id, input: $input) {
      ...TaskFields
    }
  }
`

type TaskDialogProps = {
  stageId: number
  /** The task to edit; undefined creates a new one. */
  task?: TaskFields
  onClose: () => void
}

export const TaskDialog = ({ stageId, task, onClose }: TaskDialogProps) => {
  const shared = {
    entity: 'community.staff.task' as const,
    fields,
    refetch: ['FindStageQuery'],
    onClose,
  }
  return task ? (
    <ResourceDialog
      {...shared}
      record={task}
      name={task.title}
      mutation={UPDATE}
      variables={(input: TaskInput) => ({
        id: task.id,
        input,
      })}
    />
  ) : (
    <ResourceDialog
      {...shared}
      record={start}
      mutation={CREATE}
      variables={(input: TaskInput) => ({ stageId, input })}
    />
  )
}
