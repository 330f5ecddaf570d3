import { Check, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TasksToReviewQuery } from 'types/graphql'

import { TaskProof } from 'src/components/Community/MyStage/TaskProof'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

const APPROVE: Doc<'ApproveTaskMutation'> = gql`
  mutation ApproveTaskMutation($userId: Int!, $taskId: Int!) {
    approveTask(userId: $userId, taskId: $taskId) {
      id
    }
  }
`

const RETURN: Doc<'ReturnTaskMutation'> = gql`
  mutation ReturnTaskMutation($userId: Int!, $taskId: Int!, $reason: String!) {
    returnTask(userId: $userId, taskId: $taskId, reason: $reason) {
      id
    }
  }
`

type TaskToReviewProps = {
  task: TasksToReviewQuery['tasksToReviewPage']['rows'][number]
}

/** A member's submission of a task, with the buttons to accept and return it. */
export const TaskToReview = ({ task }: TaskToReviewProps) => {
  const { t } = useTranslation(['community.journey', 'community'])
  const { userId, taskId, title, points, memberName, submittedAt, isOwn } = task
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-base font-semibold wrap-anywhere">
            {memberName}
          </h3>
          <p className="wrap-anywhere">{title}</p>
          <p className="text-muted text-sm">
            {t('review.handedIn')} <DateText date={submittedAt} look="time" />
          </p>
        </div>
        <StatusBadge tone="progress">
          {t('community:tasks.points', { points })}
        </StatusBadge>
      </div>
      <TaskProof proof={task} />
      {isOwn ? (
        <p className="text-muted mt-3 text-sm">{t('review.own')}</p>
      ) : (
        <Actions
          words="community.journey:decideTask"
          of={{ title, name: memberName }}
          refetch={['TasksToReviewQuery']}
          size="sm"
          className="mt-3 flex flex-wrap gap-2"
          actions={[
            {
              name: 'approve',
              icon: Check,
              look: 'primary',
              does: call(APPROVE, { userId, taskId }),
            },
            {
              name: 'return',
              icon: Undo2,
              look: 'ghost',
              does: call(RETURN, { userId, taskId }),
              asks: 'reason',
            },
          ]}
        />
      )}
    </li>
  )
}
