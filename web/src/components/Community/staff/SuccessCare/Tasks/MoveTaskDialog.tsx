import type { SuccessTaskFields } from 'types/graphql'

import { tasksShownIn } from 'src/components/Community/staff/SuccessCare/successTask'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

import { addDays, manilaToday } from '$api/src/shared/manilaTime'

const MOVE: Doc<'MoveSuccessTaskMutation'> = gql`
  mutation MoveSuccessTaskMutation($id: Int!, $dueOn: String!) {
    moveSuccessTask(id: $id, dueOn: $dueOn) {
      ...SuccessTaskFields
    }
  }
`

type MoveTaskDialogProps = { task: SuccessTaskFields; onClose: () => void }

/** Moves a task to another day, at first the one after its own. */
export const MoveTaskDialog = ({ task, onClose }: MoveTaskDialogProps) => {
  const today = manilaToday()
  const latest = task.dueOn > today ? task.dueOn : today
  return (
    <ActionDialog
      words="community.success"
      name="move"
      of={{ name: task.name }}
      entity="community.success.task"
      fields={[{ name: 'dueOn', as: 'date', required: true }]}
      record={{ dueOn: addDays(latest, 1) }}
      does={({ dueOn }: { dueOn: string }) =>
        call(MOVE, { id: task.id, dueOn })
      }
      refetch={tasksShownIn}
      onClose={onClose}
    />
  )
}
