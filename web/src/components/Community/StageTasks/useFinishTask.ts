import { useState } from 'react'

import { useApolloClient } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type {
  FinishTaskMutation,
  FinishTaskMutationVariables,
  StageProgressFields,
} from 'types/graphql'

import { STAGE_PROGRESS } from 'src/components/Community/stageProgressQuery'
import { useSave } from 'src/hooks/data/useSave'

import { useOfferUndoTask } from './useOfferUndoTask'
import { prepareXpSound } from './xpSound'

export type Task = StageProgressFields['remainingTasks'][number]

/** The duration of a completed task's exit animation. */
export const LEAVING_MS = 180

export const FINISH_TASK = gql`
  mutation FinishTaskMutation($taskId: Int!) {
    finishTask(taskId: $taskId) {
      id
      userStageProgress {
        ...StageProgressFields
      }
    }
  }
`

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Completes a task as in spec section 4: plays the sound, adds the XP, removes the task and updates the percentage. */
export const useFinishTask = (
  userId: number,
  task: Task,
  onFinished: (text: string) => void
) => {
  const { t } = useTranslation('community')
  const client = useApolloClient()
  const [save, { loading }] = useSave<
    FinishTaskMutation,
    FinishTaskMutationVariables
  >(FINISH_TASK)
  const offerUndoTask = useOfferUndoTask()
  const [isLeaving, setIsLeaving] = useState(false)

  const finish = async () => {
    const playSound = prepareXpSound()
    const saved = await save({ taskId: task.id })
    if (!saved) return

    playSound()
    setIsLeaving(true)
    await pause(LEAVING_MS)
    const { userStageProgress } = saved.finishTask
    client.writeQuery({
      query: STAGE_PROGRESS,
      variables: { userId },
      data: { userStageProgress },
    })
    offerUndoTask(task)
    onFinished(
      t('tasks.finished', {
        points: task.points,
        task: task.title,
        total: userStageProgress?.points,
      })
    )
  }

  return { finish, busy: loading || isLeaving, isLeaving }
}
