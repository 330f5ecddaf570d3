import { useState } from 'react'

import { CheckCircle2, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { TaskLink } from 'src/components/Community/StageTasks/TaskLink'
import { Button } from 'src/components/ui/control/Button/Button'
import { RichText } from 'src/components/ui/text/RichText/RichText'

import type { MyDay } from './challenge'
import { FinishDay } from './FinishDay'

type DayTaskProps = {
  task: MyDay
  /** Today's task is shown with its title; the list of days has it in the row. */
  isToday?: boolean
}

/** The task of a day, and the way to finish it. */
export const DayTask = ({ task, isToday }: DayTaskProps) => {
  const { t } = useTranslation(['community.challenge', 'common'])
  const [isEdited, setIsEdited] = useState(false)
  const { day, title, instructions, link, note, doneAt, isFinishable } = task
  return (
    <div className="space-y-4">
      {isToday && <h3 className="font-semibold wrap-anywhere">{title}</h3>}
      <RichText html={instructions} />
      <TaskLink
        url={link}
        label={t('day.open')}
        title={title}
        icon={ExternalLink}
      />
      {doneAt && !isEdited ? (
        <div className="flex flex-wrap items-center gap-3">
          <CheckCircle2 className="text-success size-6 shrink-0" aria-hidden />
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-medium">{t('day.done')}</p>
            {note && (
              <p className="text-muted wrap-anywhere whitespace-pre-line">
                {note}
              </p>
            )}
          </div>
          {isFinishable && (
            <Button
              size="sm"
              look="ghost"
              aria-label={t('day.editOf', { day })}
              onClick={() => setIsEdited(true)}
            >
              {t('day.edit')}
            </Button>
          )}
        </div>
      ) : (
        isFinishable && (
          <FinishDay task={task} onDone={() => setIsEdited(false)} />
        )
      )}
    </div>
  )
}
