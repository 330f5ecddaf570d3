import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { OpenOffers } from 'src/components/Marketing/OpenOffers/OpenOffers'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import { Card } from 'src/components/ui/layout/Card'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { AllDays } from './AllDays'
import type { MyChallenge as Mine } from './challenge'
import { DayTask } from './DayTask'
import { MyBuddy } from './MyBuddy'

import { formatShownDay } from '$api/src/shared/manilaTime'

type MyChallengeProps = {
  challenge: Mine
  /** Another challenge that takes registrations. */
  next?: string
}

/** The viewer's challenge: how far they are, today's task, who goes along, and all days. */
export const MyChallenge = ({ challenge, next }: MyChallengeProps) => {
  const { t, i18n } = useTranslation('community.challenge')
  const { name, days, today, doneCount, isOver, group } = challenge
  const now = challenge.tasks.find(({ day }) => day === today)
  const isDone = doneCount === days
  const date = (day: string) => formatShownDay(day, i18n.language)
  const state = () => {
    if (isDone) return t('my.allDone', { count: days })
    if (challenge.status === 'ENDED') return t('my.ended')
    if (isOver) return t('my.over', { date: date(challenge.lastDay) })
    return today === null
      ? t('my.before', { date: date(challenge.startsOn) })
      : t('my.until', { date: date(challenge.lastDay) })
  }
  return (
    <div className="space-y-4 sm:space-y-6">
      <Card
        title={name}
        aside={
          today !== null && (
            <StatusBadge tone="progress">
              {t('my.day', { day: today, days })}
            </StatusBadge>
          )
        }
      >
        <ProgressBar
          percent={(100 * doneCount) / days}
          label={t('my.progress', { done: doneCount, days })}
        />
        <p className="mt-2 text-sm">
          {t('my.progress', { done: doneCount, days })}
        </p>
        <p className="text-muted mt-1">{state()}</p>
      </Card>
      {isOver && next && (
        <Card title={t('next.title')}>
          <p className="mb-3">{t('next.text', { name: next })}</p>
          <LinkButton to={routes.challenge()} look="primary">
            {t('none.join')}
          </LinkButton>
        </Card>
      )}
      {(isOver || isDone) && <OpenOffers />}
      {now && (
        <Card title={t('my.today')}>
          <DayTask key={now.day} task={now} isToday />
        </Card>
      )}
      <MyBuddy challenge={challenge} />
      {group && (
        <Card title={t('group.title')}>
          <p className="mb-3">{t('group.text', { name: group.name })}</p>
          <LinkButton to={routes.accountabilityBuddies()}>
            {t('group.open')}
          </LinkButton>
        </Card>
      )}
      <AllDays challenge={challenge} />
    </div>
  )
}
