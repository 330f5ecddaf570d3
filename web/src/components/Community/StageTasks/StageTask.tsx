import { Check, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import type { LinkedModalName } from 'src/components/Community/LinkedModals/LinkedModal'
import { LinkedText } from 'src/components/Community/LinkedModals/LinkedText'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'

import { TaskLink } from './TaskLink'
import { LEAVING_MS, useFinishTask, type Task } from './useFinishTask'

type StageTaskProps = {
  userId: number
  task: Task
  /** Whether this is the task to do next. */
  isFirst: boolean
  onModal: (name: LinkedModalName) => void
  onFinished: (text: string) => void
}

export const StageTask = ({
  userId,
  task,
  isFirst,
  onModal,
  onFinished,
}: StageTaskProps) => {
  const { t } = useTranslation('community')
  const { finish, busy, isLeaving } = useFinishTask(userId, task, onFinished)
  const { title, description, points, actionLabel, actionUrl, verification } =
    task

  return (
    <li
      className={`grid transition-[grid-template-rows,opacity] ease-out ${isLeaving ? 'grid-rows-[0fr] opacity-0' : 'grid-rows-[1fr]'}`}
      style={{ transitionDuration: `${LEAVING_MS}ms` }}
    >
      <div className="min-h-0 overflow-hidden">
        <article className="border-base-300 border-b px-0.5 py-4">
          <div className="flex items-start justify-between gap-3">
            <h4 className="font-semibold wrap-anywhere">
              {title}
              {!task.isRequired && (
                <span className="text-muted text-sm font-normal">
                  {' '}
                  ({t('tasks.optional')})
                </span>
              )}
            </h4>
            <span className="badge badge-accent h-6 shrink-0 font-semibold tabular-nums">
              {t('tasks.points', { points })}
            </span>
          </div>
          <LinkedText
            html={description}
            onModal={onModal}
            className="text-muted mt-1.5 text-sm"
          />
          <div className="mt-3 flex flex-wrap items-center gap-2">
            {verification === 'SELF' ? (
              <Button
                look={isFirst ? 'primary' : 'secondary'}
                size="sm"
                icon={Check}
                busy={busy}
                onClick={finish}
                aria-label={`${actionLabel}: ${title}`}
              >
                {actionLabel}
              </Button>
            ) : (
              <p className="text-muted text-sm">
                {t(verification === 'AUTO' ? 'tasks.auto' : 'tasks.review')}
              </p>
            )}
            {verification === 'REVIEW' && (
              <LinkButton
                to={routes.viewStage()}
                look="secondary"
                size="sm"
                aria-label={`${t('tasks.reviewLink')}: ${title}`}
              >
                {t('tasks.reviewLink')}
              </LinkButton>
            )}
            {actionUrl && (
              <TaskLink
                url={actionUrl}
                label={t('tasks.openLink')}
                title={title}
                icon={ExternalLink}
              />
            )}
          </div>
        </article>
      </div>
    </li>
  )
}
