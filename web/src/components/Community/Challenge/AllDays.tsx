import { CheckCircle2, Circle, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Card } from 'src/components/ui/layout/Card'

import type { MyChallenge, MyDay } from './challenge'
import { DayTask } from './DayTask'

import { formatShownDay } from '$api/src/shared/manilaTime'

const Row = ({ task, isToday }: { task: MyDay; isToday: boolean }) => {
  const { t, i18n } = useTranslation('community.challenge')
  const { day, date, title, doneAt, isFinishable } = task
  const hasCome = isFinishable || !!doneAt
  const state = doneAt ? 'done' : isToday ? 'today' : hasCome ? 'open' : 'later'
  const Icon = doneAt ? CheckCircle2 : hasCome ? Circle : Lock
  const head = (
    <>
      <Icon
        className={`size-5 shrink-0 ${doneAt ? 'text-success' : 'text-muted'}`}
        strokeWidth={1.75}
        aria-hidden
      />
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">
          {t('day.title', { day, title })}
        </span>
        <span className="text-muted block text-sm">
          {formatShownDay(date, i18n.language)} · {t(`day.state.${state}`)}
        </span>
      </span>
    </>
  )
  // Today's task is above the list.
  if (!hasCome || isToday)
    return <div className="flex min-h-14 items-center gap-3 py-2">{head}</div>
  return (
    <details>
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-lg py-2">
        {head}
      </summary>
      <div className="pt-1 pb-4 pl-8">
        <DayTask task={task} />
      </div>
    </details>
  )
}

/** All days: those that have come can be opened, and missed ones made up. */
export const AllDays = ({ challenge }: { challenge: MyChallenge }) => {
  const { t } = useTranslation('community.challenge')
  return (
    <Card title={t('my.days')}>
      <ul className="divide-base-300 divide-y">
        {challenge.tasks.map((task) => (
          <li key={task.day}>
            <Row task={task} isToday={task.day === challenge.today} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
