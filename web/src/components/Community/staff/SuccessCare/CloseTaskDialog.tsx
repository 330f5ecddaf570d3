import type { SuccessTaskFields } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

import { tasksShownIn } from './successTask'

const CLOSE: Doc<'CloseSuccessTaskMutation'> = gql`
  mutation CloseSuccessTaskMutation(
    $id: Int!
    $isDone: Boolean!
    $outcome: String!
  ) {
    closeSuccessTask(id: $id, isDone: $isDone, outcome: $outcome) {
      ...SuccessTaskFields
    }
  }
`

type CloseTaskDialogProps = {
  task: SuccessTaskFields
  isDone: boolean
  onClose: () => void
}

/** Closes a task with what came of it; a skipped one needs a reason. */
export const CloseTaskDialog = ({
  task,
  isDone,
  onClose,
}: CloseTaskDialogProps) => (
  <ActionDialog
    words="community.success"
    name={isDone ? 'close' : 'skip'}
    of={{ name: task.name }}
    fields={[{ name: 'outcome', as: 'textarea', required: !isDone, empty: '' }]}
    does={({ outcome }: { outcome: string }) =>
      call(CLOSE, { id: task.id, isDone, outcome })
    }
    refetch={tasksShownIn}
    onClose={onClose}
  />
)
