import { CalendarCheck, CheckCircle2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HomeTalkQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'

type TodaysTaskProps = { challenge: NonNullable<HomeTalkQuery['myChallenge']> }

/** Today's task of the challenge that a person is in; nothing before its first day and after its last. */
export const TodaysTask = ({
  challenge: { days, status, today, tasks },
}: TodaysTaskProps) => {
  const { t } = useTranslation('community.challenge')
  const task = tasks.find(({ day }) => day === today)
  if (!task || status !== 'OPEN') return null
  const Icon = task.doneAt ? CheckCircle2 : CalendarCheck
  return (
    <section
      aria-label={t('my.title')}
      className="panel flex flex-wrap items-center gap-x-4 gap-y-2 p-4"
    >
      <Icon
        className={`size-6 shrink-0 ${task.doneAt ? 'text-success' : 'text-primary'}`}
        strokeWidth={1.75}
        aria-hidden
      />
      <p className="min-w-0 flex-1 basis-48">
        <span className="text-muted block text-sm">
          {t('my.title')} · {t('my.day', { day: task.day, days })}
        </span>
        <span className="block font-semibold wrap-anywhere">{task.title}</span>
      </p>
      <LinkButton
        look={task.doneAt ? 'secondary' : 'primary'}
        to={routes.challengeBuddies()}
      >
        {t(task.doneAt ? 'my.see' : 'my.today')}
      </LinkButton>
    </section>
  )
}
