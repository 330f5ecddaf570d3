import { useRef, useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { StageProgressFields } from 'types/graphql'

import type { LinkedModalName } from 'src/components/Community/LinkedModals/LinkedModal'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

import { StageTask } from './StageTask'

type StageTasksProps = {
  userId: number
  progress: StageProgressFields
  onModal: (name: LinkedModalName) => void
}

export const StageTasks = ({ userId, progress, onModal }: StageTasksProps) => {
  const { t } = useTranslation('community')
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const { remainingTasks, remainingTasksCount } = progress

  // The pressed button is gone, so the list's heading takes the focus.
  const onFinished = (text: string) => {
    setSaid(text)
    heading.current?.focus()
  }

  return (
    <section className="mt-5">
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex items-baseline justify-between gap-3 rounded text-base"
      >
        {t('tasks.title')}
        <span className="text-muted text-sm font-normal tabular-nums">
          {t('tasks.count', { count: remainingTasksCount })}
        </span>
      </h3>
      <p role="status" className="sr-only">
        {said}
      </p>
      {remainingTasksCount === 0 ? (
        <EmptyState drawing="done" title={t('tasks.empty')} />
      ) : (
        <ul className="mt-1">
          {remainingTasks.map((task, index) => (
            <StageTask
              key={task.id}
              userId={userId}
              task={task}
              isFirst={index === 0}
              onModal={onModal}
              onFinished={onFinished}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
