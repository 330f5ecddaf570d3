import { useState } from 'react'

import { Check, ExternalLink, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  FinishTaskMutation,
  FinishTaskMutationVariables,
  MyStageFields,
} from 'types/graphql'

import type { LinkedModalName } from 'src/components/Community/LinkedModals/LinkedModal'
import { LinkedText } from 'src/components/Community/LinkedModals/LinkedText'
import { TaskLink } from 'src/components/Community/StageTasks/TaskLink'
import { FINISH_TASK } from 'src/components/Community/StageTasks/useFinishTask'
import {
  TASK_QUERIES,
  useOfferUndoTask,
} from 'src/components/Community/StageTasks/useOfferUndoTask'
import { prepareXpSound } from 'src/components/Community/StageTasks/xpSound'
import { Button } from 'src/components/ui/control/Button/Button'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'
import { useSave } from 'src/hooks/data/useSave'

import { SubmitTaskDialog } from './SubmitTaskDialog'
import { TaskProof } from './TaskProof'

type Task = MyStageFields['tasks'][number]

type MyTaskProps = {
  task: Task
  /** Whether this is the task to do next. */
  isFirst: boolean
  onModal: (name: LinkedModalName) => void
}

/** A task with its proof and result; each way of completing it has its own wording. */
export const MyTask = ({ task, isFirst, onModal }: MyTaskProps) => {
  const { t } = useTranslation(['community.journey', 'community'])
  const { title, description, points, isRequired, status, how, note } = task
  const isFinished = status === 'COMPLETED'

  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-base font-semibold wrap-anywhere">
          {title}
          {!isRequired && (
            <span className="text-muted text-sm font-normal">
              {' '}
              ({t('community:tasks.optional')})
            </span>
          )}
        </h3>
        <span className="badge badge-accent h-6 shrink-0 font-semibold tabular-nums">
          {t('community:tasks.points', { points })}
        </span>
      </div>
      {!isFinished && (
        <LinkedText
          html={description}
          onModal={onModal}
          className="text-muted mt-1.5 text-sm"
        />
      )}
      {isFinished && how && (
        <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm">
          <StatusBadge tone="success">{t(`how.${how}`)}</StatusBadge>
          <span className="text-muted">
            <DateText date={task.completedAt} />
          </span>
        </p>
      )}
      {!isFinished && status !== 'OPEN' && (
        <p className="mt-2">
          <StatusBadge tone={status === 'SUBMITTED' ? 'info' : 'warning'}>
            {t(`taskStatus.${status}`)}
          </StatusBadge>
        </p>
      )}
      {!isFinished && note && (
        <div className="bg-base-200 mt-2 rounded-lg p-3 text-sm" role="note">
          <strong>{t('my.reason')}</strong>{' '}
          <span className="wrap-anywhere whitespace-pre-line">{note}</span>
        </div>
      )}
      {status === 'SUBMITTED' && <TaskProof proof={task} />}
      {!isFinished && <TaskActions task={task} isFirst={isFirst} />}
    </li>
  )
}

const TaskActions = ({ task, isFirst }: { task: Task; isFirst: boolean }) => {
  const { t } = useTranslation(['community.journey', 'community'])
  const [isHandingIn, setIsHandingIn] = useState(false)
  const { id, title, actionLabel, actionUrl, verification, status } = task
  const [finish, { loading }] = useSave<
    FinishTaskMutation,
    FinishTaskMutationVariables
  >(FINISH_TASK, { refetch: TASK_QUERIES })
  const offerUndoTask = useOfferUndoTask()

  const onFinish = async () => {
    const playSound = prepareXpSound()
    if (!(await finish({ taskId: id }))) return
    playSound()
    offerUndoTask(task)
  }

  const look = isFirst ? 'primary' : 'secondary'
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {verification === 'SELF' && (
        <Button
          look={look}
          size="sm"
          icon={Check}
          busy={loading}
          onClick={onFinish}
          aria-label={`${actionLabel}: ${title}`}
        >
          {actionLabel}
        </Button>
      )}
      {verification === 'AUTO' && (
        <p className="text-muted text-sm">{t('community:tasks.auto')}</p>
      )}
      {verification === 'REVIEW' && status !== 'SUBMITTED' && (
        <Button
          look={look}
          size="sm"
          icon={Send}
          onClick={() => setIsHandingIn(true)}
          aria-label={`${t('my.handIn')}: ${title}`}
        >
          {t('my.handIn')}
        </Button>
      )}
      {actionUrl && (
        <TaskLink
          url={actionUrl}
          label={t('community:tasks.openLink')}
          title={title}
          icon={ExternalLink}
        />
      )}
      {isHandingIn && (
        <SubmitTaskDialog task={task} onClose={() => setIsHandingIn(false)} />
      )}
    </div>
  )
}
