import { useTranslation } from 'react-i18next'
import type { SuccessTaskFields } from 'types/graphql'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { tasksShownIn } from './successTask'

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
  const { t } = useTranslation('community.success')
  const today = manilaToday()
  const latest = task.dueOn > today ? task.dueOn : today
  const [move, { error }] = useSave(MOVE, {
    done: t('move.done'),
    refetch: tasksShownIn,
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('move.title', { name: task.name })}
    >
      <ResourceForm<{ dueOn: string }>
        entity="community.success.task"
        fields={[{ name: 'dueOn', as: 'date', required: true }]}
        record={{ dueOn: addDays(latest, 1) }}
        onSave={({ dueOn }) => move({ id: task.id, dueOn })}
        error={error}
        submitLabel={t('move.submit')}
        guard={false}
        block
      />
    </Dialog>
  )
}
