import { Flame } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Avatar } from 'src/components/ui/layout/Avatar'
import { Card } from 'src/components/ui/layout/Card'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { tones, type Buddies, type Buddy } from './accountabilityGroup'
import { ExcuseButton } from './ExcuseButton'

const State = ({ buddy: { current, isAwaited } }: { buddy: Buddy }) => {
  const { t } = useTranslation('community.accountability')
  if (current)
    return (
      <StatusBadge tone={tones[current]}>{t(`status.${current}`)}</StatusBadge>
    )
  return isAwaited ? (
    <StatusBadge tone="neutral">{t('status.awaited')}</StatusBadge>
  ) : null
}

/** The people of a group: how the current check-in stands, and for how long each has kept them. */
export const BuddyList = ({ group }: { group: Buddies }) => {
  const { t } = useTranslation('community.accountability')
  const { id, members, mayRun, currentDueOn } = group
  return (
    <Card title={t('members', { count: members.length })}>
      {members.length === 0 ? (
        <EmptyState title={t('nobody')} text={t('nobodyHelp')} />
      ) : (
        <ul className="divide-base-300 divide-y">
          {members.map((buddy) => (
            <li
              key={buddy.person.id}
              className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2"
            >
              <Avatar
                name={buddy.person.name}
                src={buddy.person.profileImage}
              />
              <Link
                to={routes.profile({ slug: buddy.person.slug })}
                className="link link-hover min-w-0 flex-1 basis-32 font-medium wrap-anywhere"
              >
                {buddy.person.name}
              </Link>
              {buddy.streak > 0 && (
                <span className="flex items-center gap-1 text-sm tabular-nums">
                  <Flame className="text-primary size-4" aria-hidden />
                  {t('streak.theirs', { count: buddy.streak })}
                </span>
              )}
              <State buddy={buddy} />
              {mayRun && currentDueOn && !buddy.current && buddy.isAwaited && (
                <ExcuseButton
                  groupId={id}
                  person={buddy.person}
                  dueOn={currentDueOn}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
