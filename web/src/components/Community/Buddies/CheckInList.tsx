import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Button } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Avatar } from 'src/components/ui/layout/Avatar'
import { Card } from 'src/components/ui/layout/Card'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import {
  tones,
  type Buddies,
  type CheckIn,
  type Mood,
} from './accountabilityGroup'
import { AnswerDialog } from './AnswerDialog'
import { ExcuseButton } from './ExcuseButton'

import { formatShownDay } from '$api/src/shared/manilaTime'

const parts = ['done', 'goals', 'blockers', 'help', 'answer', 'excuse'] as const

type EntryProps = {
  groupId: number
  checkIn: CheckIn
  mayRun: boolean
  onAnswer: () => void
}

const Entry = ({ groupId, checkIn, mayRun, onAnswer }: EntryProps) => {
  const { t, i18n } = useTranslation('community.accountability')
  const { person, dueOn, status, mood, help, answer } = checkIn
  return (
    <li className="space-y-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={person.name} src={person.profileImage} />
        <Link
          to={routes.profile({ slug: person.slug })}
          className="link link-hover font-medium"
        >
          {person.name}
        </Link>
        <span className="text-muted text-sm">
          {formatShownDay(dueOn, i18n.language)}
        </span>
        <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>
        {mood && (
          <span className="text-muted text-sm">
            {t('mood', {
              mood: t(`checkIn.choices.mood.${mood as Mood}`),
            })}
          </span>
        )}
      </div>
      <dl className="space-y-2">
        {parts.map(
          (part) =>
            checkIn[part] && (
              <div key={part}>
                <dt className="text-muted text-sm">{t(`part.${part}`)}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">
                  {checkIn[part]}
                </dd>
              </div>
            )
        )}
      </dl>
      {mayRun && help && (
        <Button
          size="sm"
          look={answer ? 'ghost' : 'primary'}
          onClick={onAnswer}
        >
          {t(answer ? 'answer.change' : 'answer.submit')}
        </Button>
      )}
      {mayRun && status === 'MISSED' && (
        <ExcuseButton groupId={groupId} person={person} dueOn={dueOn} />
      )}
    </li>
  )
}

const SHOWN = 12

/** Check-ins of the people of a group, the newest first. */
export const CheckInList = ({ group }: { group: Buddies }) => {
  const { t } = useTranslation('community.accountability')
  const [isAll, setIsAll] = useState(false)
  const [answered, setAnswered] = useState<CheckIn>()
  const { id, checkIns, mayRun } = group
  const shown = isAll ? checkIns : checkIns.slice(0, SHOWN)
  return (
    <Card title={t('checkIns')}>
      {checkIns.length === 0 ? (
        <EmptyState title={t('noCheckIns')} text={t('noCheckInsHelp')} />
      ) : (
        <ul className="divide-base-300 divide-y">
          {shown.map((checkIn) => (
            <Entry
              key={checkIn.id}
              groupId={id}
              checkIn={checkIn}
              mayRun={mayRun}
              onAnswer={() => setAnswered(checkIn)}
            />
          ))}
        </ul>
      )}
      {!isAll && checkIns.length > SHOWN && (
        <Button block look="ghost" onClick={() => setIsAll(true)}>
          {t('older')}
        </Button>
      )}
      {answered && (
        <AnswerDialog
          checkIn={answered}
          onClose={() => setAnswered(undefined)}
        />
      )}
    </Card>
  )
}
