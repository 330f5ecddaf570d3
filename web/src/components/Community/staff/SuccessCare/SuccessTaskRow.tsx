import { useState } from 'react'

import { CalendarClock, Check, SkipForward, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SuccessTaskFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link/Link'
import { DateText } from 'src/components/ui/text/DateText/DateText'
import {
  StatusBadge,
  type BadgeTone,
} from 'src/components/ui/text/StatusBadge/StatusBadge'
import { useAccess } from 'src/hooks/access/useAccess'

import { CloseTaskDialog } from './CloseTaskDialog'
import { MoveTaskDialog } from './MoveTaskDialog'
import { useReopenTask } from './useReopenTask'

import { manilaToday } from '$api/src/shared/manilaTime'

const tones: Record<SuccessTaskFields['kind'], BadgeTone> = {
  ONBOARDING: 'success',
  AT_RISK: 'warning',
  RENEWAL: 'info',
  PAYMENT: 'error',
  CALL: 'outline',
  OTHER: 'outline',
}

type SuccessTaskRowProps = {
  task: SuccessTaskFields
  /** Whether the member's name is shown; their own page needs none. */
  isNamed?: boolean
  mayWork: boolean
}

/** A task for a member: done, skipped with a reason, moved to another day, or opened again. */
export const SuccessTaskRow = ({
  task,
  isNamed = false,
  mayWork,
}: SuccessTaskRowProps) => {
  const { t } = useTranslation('community.success')
  const { mayOpen } = useAccess()
  const [asked, setAsked] = useState<'done' | 'skip' | 'move'>()
  const close = () => setAsked(undefined)
  const { userId, kind, text, dueOn, status, outcome, name } = task
  const reopen = useReopenTask()
  const isOpen = status === 'OPEN'
  const isClosedByStaff = status === 'DONE' || status === 'SKIPPED'
  const isLate = isOpen && dueOn < manilaToday()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-60 space-y-1">
        <p className="flex flex-wrap items-center gap-2">
          <StatusBadge tone={isOpen ? tones[kind] : 'outline'}>
            {t(`task.kind.${kind}`)}
          </StatusBadge>
          {isNamed &&
            (mayOpen('user') ? (
              <Link
                to={routes.user({ id: userId })}
                className="link link-hover font-medium"
              >
                {name}
              </Link>
            ) : (
              <span className="font-medium">{name}</span>
            ))}
        </p>
        <p className="wrap-anywhere">
          {text ||
            t(
              `task.text.${task.hasNeverCome ? 'NEVER_SEEN' : (kind as 'AT_RISK')}`
            )}
        </p>
        <p className="text-muted text-sm">
          {isOpen ? (
            <span className={isLate ? 'text-error font-medium' : undefined}>
              {t(isLate ? 'task.late' : 'task.due')} <DateText date={dueOn} />
            </span>
          ) : (
            <>
              {t(`task.status.${status as 'DONE'}`)}
              {task.closedAt && (
                <>
                  {' · '}
                  <DateText date={task.closedAt} />
                </>
              )}
              {task.closedByName && ` · ${task.closedByName}`}
              {outcome && ` · ${outcome}`}
            </>
          )}
        </p>
      </div>
      {isOpen && mayWork && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            look="primary"
            icon={Check}
            onClick={() => setAsked('done')}
          >
            {t('task.done')}
          </Button>
          <Button
            size="sm"
            look="ghost"
            icon={CalendarClock}
            onClick={() => setAsked('move')}
          >
            {t('task.move')}
          </Button>
          <Button
            size="sm"
            look="ghost"
            icon={SkipForward}
            onClick={() => setAsked('skip')}
          >
            {t('task.skip')}
          </Button>
        </div>
      )}
      {isClosedByStaff && mayWork && (
        <Button
          size="sm"
          look="ghost"
          icon={Undo2}
          busy={reopen.isBusy}
          onClick={() => void reopen.run(task.id)}
        >
          {t('reopen.submit')}
        </Button>
      )}
      {(asked === 'done' || asked === 'skip') && (
        <CloseTaskDialog
          task={task}
          isDone={asked === 'done'}
          onClose={close}
        />
      )}
      {asked === 'move' && <MoveTaskDialog task={task} onClose={close} />}
    </li>
  )
}
