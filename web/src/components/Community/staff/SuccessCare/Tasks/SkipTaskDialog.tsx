import type { SuccessTaskFields } from 'types/graphql'

import { tasksShownIn } from 'src/components/Community/staff/SuccessCare/successTask'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

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

type SkipTaskDialogProps = { task: SuccessTaskFields; onClose: () => void }

/** Closes a task that is not worth doing, with a reason. */
export const SkipTaskDialog = ({ task, onClose }: SkipTaskDialogProps) => (
  <ActionDialog
    words="community.success"
    name="skip"
    of={{ name: task.name }}
    fields={[{ name: 'outcome', as: 'textarea', required: true, empty: '' }]}
    does={({ outcome }: { outcome: string }) =>
      call(CLOSE, { id: task.id, isDone: false, outcome })
    }
    refetch={tasksShownIn}
    onClose={onClose}
  />
)
