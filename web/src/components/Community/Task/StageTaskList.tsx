import { useState } from 'react'

import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  DeleteTaskMutation,
  DeleteTaskMutationVariables,
  OrderTasksMutation,
  OrderTasksMutationVariables,
  TaskFields,
} from 'types/graphql'

import { TaskDialog } from 'src/components/Community/Task/TaskDialog'
import { Button } from 'src/components/ui/Button/Button'
import { Card } from 'src/components/ui/Card/Card'
import { EmptyState } from 'src/components/ui/EmptyState/EmptyState'
import { OrderedList } from 'src/components/ui/OrderedList/OrderedList'
import { StatusBadge } from 'src/components/ui/StatusBadge/StatusBadge'
import { useAccess } from 'src/hooks/useAccess'
import { useRemove } from 'src/hooks/useRemove'
import { useSave } from 'src/hooks/useSave'

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

/** A stage's tasks, to be arranged and written. */
export const StageTaskList = ({ stageId, tasks }: StageTaskListProps) => {
  const { t } = useTranslation(['community', 'common'])
  const { mayOpen } = useAccess()
  const [edited, setEdited] = useState<TaskFields | 'new'>()
  const [order] = useSave<OrderTasksMutation, OrderTasksMutationVariables>(
    ORDER,
    { refetch: ['FindStageQuery'] }
  )
  const remove = useRemove<DeleteTaskMutation, DeleteTaskMutationVariables>(
    DELETE,
    undefined,
    ['FindStageQuery']
  )
  const mayEdit = mayOpen('editStage')

  const actions = (task: TaskFields) => (
    <>
      <Button
        look="ghost"
        size="sm"
        iconOnly
        icon={Pencil}
        onClick={() => setEdited(task)}
      >
        {t('common:resource.editTitle', { name: task.title })}
      </Button>
      <Button
        look="ghost"
        size="sm"
        iconOnly
        icon={Trash2}
        onClick={() => remove({ id: task.id })}
      >
        {t('common:resource.deleteTitle', { name: task.title })}
      </Button>
    </>
  )

  return (
    <Card
      title={t('task.list')}
      aside={
        mayEdit && (
          <Button
            size="sm"
            look="secondary"
            icon={Plus}
            onClick={() => setEdited('new')}
          >
            {t('task.create')}
          </Button>
        )
      }
      padded
    >
      {tasks.length === 0 ? (
        <EmptyState title={t('task.empty')} text={t('task.emptyHelp')} />
      ) : (
        <OrderedList
          items={tasks.map((task) => ({ ...task, name: task.title }))}
          onOrder={mayEdit ? (ids) => order({ stageId, ids }) : undefined}
          actions={mayEdit ? actions : undefined}
        >
          {(task) => (
            <div className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{task.title}</span>
              <StatusBadge tone="progress">
                {t('tasks.points', { points: task.points })}
              </StatusBadge>
              {!task.isActive && (
                <StatusBadge tone="outline">{t('task.inactive')}</StatusBadge>
              )}
            </div>
          )}
        </OrderedList>
      )}
      {edited && (
        <TaskDialog
          stageId={stageId}
          task={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}
