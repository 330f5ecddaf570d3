import { useTranslation } from 'react-i18next'
import type { SuccessTaskFields } from 'types/graphql'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

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
}: CloseTaskDialogProps) => {
  const { t } = useTranslation('community.success')
  const kind = isDone ? 'close' : 'skip'
  const [close, { error }] = useSave(CLOSE, {
    done: t(`${kind}.done`),
    refetch: tasksShownIn,
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`${kind}.title`, { name: task.name })}
    >
      <ResourceForm<{ outcome: string }>
        entity={`community.success.${kind}`}
        fields={[
          { name: 'outcome', as: 'textarea', required: !isDone, empty: '' },
        ]}
        record={{}}
        onSave={({ outcome }) => close({ id: task.id, isDone, outcome })}
        error={error}
        submitLabel={t(`${kind}.submit`)}
        guard={false}
        block
      />
    </Dialog>
  )
}
