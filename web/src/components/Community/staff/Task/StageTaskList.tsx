import { useTranslation } from 'react-i18next'
import type { OrderTasksMutation, TaskFields } from 'types/graphql'

import { TaskDialog } from 'src/components/Community/staff/Task/TaskDialog'
import { OwnedList } from 'src/components/ui/resource/OwnedList'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'

const ORDER = gql`
  mutation OrderTasksMutation($stageId: Int!, $ids: [Int!]!) {
    orderTasks(stageId: $stageId, ids: $ids) {
      id
      position
    }
  }
`

const DELETE = gql`
  mutation DeleteTaskMutation($id: Int!) {
    deleteTask(id: $id) {
      id
    }
  }
`

type StageTaskListProps = { stageId: number; tasks: TaskFields[] }

/** A stage's tasks, to edit and reorder. */
export const StageTaskList = ({ stageId, tasks }: StageTaskListProps) => {
  const { t } = useTranslation(['community.staff', 'community'])
  const { mayOpen } = useAccess()
  const [order] = useSave<
    OrderTasksMutation,
    VariablesOf<'OrderTasksMutation'>
  >(ORDER, { refetch: ['FindStageQuery'] })

  return (
    <OwnedList
      entity="community.staff.task"
      items={tasks}
      nameOf={({ title }) => title}
      mayEdit={mayOpen('editStage')}
      onOrder={(ids) => order({ stageId, ids })}
      remove={DELETE}
      refetch={['FindStageQuery']}
      dialog={(task, onClose) => (
        <TaskDialog stageId={stageId} task={task} onClose={onClose} />
      )}
    >
      {({ title, points, verification, isActive, isRetired }) => (
        <div className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{title}</span>
          <StatusBadge tone="progress">
            {t('community:tasks.points', { points })}
          </StatusBadge>
          {verification !== 'SELF' && (
            <StatusBadge tone="info">
              {t(`task.choices.verification.${verification}`)}
            </StatusBadge>
          )}
          {isRetired && (
            <StatusBadge tone="outline">{t('task.retired')}</StatusBadge>
          )}
          {!isActive && (
            <StatusBadge tone="outline">{t('task.inactive')}</StatusBadge>
          )}
        </div>
      )}
    </OwnedList>
  )
}
