import { useTranslation } from 'react-i18next'

import { offerUndo } from 'src/components/ui/feedback/UndoBar/offerUndo'
import { useSave } from 'src/hooks/data/useSave'

const UNDO: Doc<'UndoTaskMutation'> = gql`
  mutation UndoTaskMutation($taskId: Int!) {
    undoTask(taskId: $taskId) {
      id
    }
  }
`

type OfferedTask = { id: number; title: string; points: number }

/** The queries that show which tasks are done. */
export const TASK_QUERIES = [
  'MyStageQuery',
  'StageProgressQuery',
  'LeaderboardQuery',
]

/** Says what a completed task brought, and offers to open it again. */
export const useOfferUndoTask = () => {
  const { t } = useTranslation('community')
  const [undo] = useSave(UNDO, {
    done: t('tasks.undone'),
    refetch: TASK_QUERIES,
  })
  return ({ id, title, points }: OfferedTask) =>
    offerUndo({
      text: t('tasks.justDone', { task: title, points }),
      onUndo: () => undo({ taskId: id }),
    })
}
