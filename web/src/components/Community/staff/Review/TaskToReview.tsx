import { useState } from 'react'

import { Check, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TasksToReviewQuery } from 'types/graphql'

import { TaskProof } from 'src/components/Community/MyStage/TaskProof'
import { Button } from 'src/components/ui/control/Button/Button'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'
import { DateText } from 'src/components/ui/text/DateText/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge/StatusBadge'
import { useSave } from 'src/hooks/data/useSave'

import { useReasonWords } from './useReasonWords'

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

const refetch = ['TasksToReviewQuery']

type TaskToReviewProps = {
  task: TasksToReviewQuery['tasksToReviewPage']['rows'][number]
}

/** A member's submission of a task, with the buttons to accept and return it. */
export const TaskToReview = ({ task }: TaskToReviewProps) => {
  const { t } = useTranslation(['community.journey', 'community'])
  const words = useReasonWords('returnTask')
  const [isReturning, setIsReturning] = useState(false)
  const { userId, taskId, title, points, memberName, submittedAt, isOwn } = task
  const [approve, { loading }] = useSave(APPROVE, {
    done: t('review.taskApproved'),
    refetch,
  })

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
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            look="primary"
            size="sm"
            icon={Check}
            busy={loading}
            onClick={() => approve({ userId, taskId })}
            aria-label={`${t('review.approveTask')}: ${title}, ${memberName}`}
          >
            {t('review.approveTask')}
          </Button>
          <Button
            look="ghost"
            size="sm"
            icon={Undo2}
            onClick={() => setIsReturning(true)}
            aria-label={`${t('review.returnTask')}: ${title}, ${memberName}`}
          >
            {t('review.returnTask')}
          </Button>
        </div>
      )}
      <ReasonDialog
        isOpen={isReturning}
        onClose={() => setIsReturning(false)}
        words={words}
        mutation={RETURN}
        field="reason"
        variables={(reason) => ({ userId, taskId, reason })}
        refetch={refetch}
      />
    </li>
  )
}
