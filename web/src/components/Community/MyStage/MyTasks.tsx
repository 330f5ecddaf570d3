import { useTranslation } from 'react-i18next'
import type { MyStageFields } from 'types/graphql'

import type { LinkedModalName } from 'src/components/Community/LinkedModals/LinkedModal'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Card } from 'src/components/ui/layout/Card'
import { useLostFocus } from 'src/hooks/browser/useLostFocus'

import { MyTask } from './MyTask'

type MyTasksProps = {
  tasks: MyStageFields['tasks']
  onModal: (name: LinkedModalName) => void
}

/** The tasks of the stage: open ones, then completed ones with how they were completed. */
export const MyTasks = ({ tasks, onModal }: MyTasksProps) => {
  const { t } = useTranslation(['community', 'community.journey'])
  const left = tasks.filter(({ status }) => status !== 'COMPLETED')
  const finished = tasks.filter(({ status }) => status === 'COMPLETED')
  // The button of a completed or submitted task disappears, so the heading takes the focus.
  const open = left.filter(({ status }) => status !== 'SUBMITTED')
  const heading = useLostFocus<HTMLSpanElement>(open.length)
  const list = (some: MyStageFields['tasks']) => (
    <ul className="divide-base-300 divide-y">
      {some.map((task) => (
        <MyTask
          key={task.id}
          task={task}
          isFirst={task === left[0]}
          onModal={onModal}
        />
      ))}
    </ul>
  )

  return (
    <>
      <Card
        title={
          <span ref={heading} tabIndex={-1} className="rounded">
            {t('tasks.title')}
          </span>
        }
        aside={
          <span className="text-muted text-sm tabular-nums">
            {t('tasks.count', { count: left.length })}
          </span>
        }
      >
        {left.length > 0 ? (
          list(left)
        ) : (
          <EmptyState drawing="done" title={t('tasks.empty')} />
        )}
      </Card>
      {finished.length > 0 && (
        <Card title={t('community.journey:my.finished')}>{list(finished)}</Card>
      )}
    </>
  )
}
