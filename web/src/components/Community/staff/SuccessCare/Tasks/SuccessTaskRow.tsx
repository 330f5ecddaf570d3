import { useState } from 'react'

import {
  CalendarClock,
  MessageSquareText,
  SkipForward,
  Undo2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SuccessTaskFields } from 'types/graphql'

import { useFirstPath } from 'src/components/Accounts/Home/staff/Staff/useFirstPath'
import { ContactLinks } from 'src/components/Accounts/staff/Person/ContactLinks'
import { Button } from 'src/components/ui/control/Button/Button'
import { CopyButton } from 'src/components/ui/control/CopyButton'
import { Link } from 'src/components/ui/control/Link'
import { Avatar } from 'src/components/ui/layout/Avatar'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'
import { StatusBadge, type BadgeTone } from 'src/components/ui/text/StatusBadge'

import { MoveTaskDialog } from './MoveTaskDialog'
import { ReportTasksDialog } from './ReportTasksDialog'
import { SkipTaskDialog } from './SkipTaskDialog'
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

/** A task for a member with how to reach them: reported, skipped with a reason, moved to another day, or opened again. */
export const SuccessTaskRow = ({
  task,
  isNamed = false,
  mayWork,
}: SuccessTaskRowProps) => {
  const { t } = useTranslation('community.success')
  const path = useFirstPath()(
    ['user', { id: task.userId }],
    ['viewSubscription', { userId: task.userId }]
  )
  const [asked, setAsked] = useState<'report' | 'skip' | 'move'>()
  const close = () => setAsked(undefined)
  const { kind, text, dueOn, status, outcome, result, name } = task
  const reopen = useReopenTask()
  const isOpen = status === 'OPEN'
  const isClosedByStaff = status === 'DONE' || status === 'SKIPPED'
  const isLate = isOpen && dueOn < manilaToday()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
      {isNamed && <Avatar name={name} src={task.profileImage} />}
      <div className="min-w-0 flex-1 basis-60 space-y-1">
        <p className="flex flex-wrap items-center gap-2">
          <StatusBadge tone={isOpen ? tones[kind] : 'outline'}>
            {t(`task.kind.${kind}`)}
          </StatusBadge>
          {isNamed &&
            (path ? (
              <Link to={path} className="link link-hover font-medium">
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
              {task.owedCentavos ? (
                <>
                  {' · '}
                  {t('task.owes')} <PesoText centavos={task.owedCentavos} />
                </>
              ) : null}
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
              {result && ` · ${t(`report.choices.result.${result}`)}`}
              {outcome && ` · ${outcome}`}
            </>
          )}
        </p>
        {isOpen && isNamed && <ContactLinks person={task} />}
      </div>
      {isOpen && mayWork && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            look="primary"
            icon={MessageSquareText}
            onClick={() => setAsked('report')}
          >
            {t('task.report')}
          </Button>
          <CopyButton text={task.readyText} label={t('task.copyText')} />
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
      {asked === 'report' && (
        <ReportTasksDialog ids={[task.id]} name={name} onClose={close} />
      )}
      {asked === 'skip' && <SkipTaskDialog task={task} onClose={close} />}
      {asked === 'move' && <MoveTaskDialog task={task} onClose={close} />}
    </li>
  )
}
