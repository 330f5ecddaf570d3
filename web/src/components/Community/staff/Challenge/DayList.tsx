import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'

import type { ChallengeDay } from './challengeFields'

type DayListProps = {
  tasks: readonly ChallengeDay[]
  days: number
  onEdit?: (day: number, task?: ChallengeDay) => void
}

/** One line for each day. */
export const DayList = ({ tasks, days, onEdit }: DayListProps) => {
  const { t } = useTranslation('community.challenges')
  return (
    <ol className="panel divide-base-300 divide-y">
      {Array.from({ length: days }, (_, index) => index + 1).map((day) => {
        const task = tasks.find((each) => each.day === day)
        return (
          <li
            key={day}
            className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-6"
          >
            <span className="text-muted w-16 shrink-0 text-sm tabular-nums">
              {t('day.number', { day })}
            </span>
            <span
              className={`min-w-0 flex-1 basis-40 wrap-anywhere ${task ? '' : 'text-muted'}`}
            >
              {task?.title ?? t('day.none')}
            </span>
            {onEdit && (
              <Button
                size="sm"
                look="ghost"
                aria-label={t(task ? 'day.editOf' : 'day.writeOf', { day })}
                onClick={() => onEdit(day, task)}
              >
                {t(task ? 'day.edit' : 'day.write')}
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
