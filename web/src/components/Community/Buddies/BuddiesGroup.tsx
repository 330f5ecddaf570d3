import type { ComponentType } from 'react'

import { Flame } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { GroupLinks } from 'src/components/Community/MyGroup/GroupLinks'
import { GroupPeople } from 'src/components/Community/MyGroup/GroupPeople'
import { NextMeeting } from 'src/components/Community/MyGroup/NextMeeting'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import type { Buddies } from './accountabilityGroup'
import { BuddyList } from './BuddyList'
import { CheckInForm } from './CheckInForm'
import { CheckInList } from './CheckInList'
import { LeaveBuddies } from './LeaveBuddies'

type BuddiesGroupProps = {
  group: Buddies
  Actions?: ComponentType<{ group: Buddies }>
}

/** An accountability group: one's own check-in first, then who is in it and what they told each other. */
export const BuddiesGroup = ({ group, Actions }: BuddiesGroupProps) => {
  const { t } = useTranslation(['community.accountability', 'community.groups'])
  const { name, leader, cadence, checkInDay, status, streak, mine } = group
  return (
    <div className="space-y-4 sm:space-y-6">
      <Card
        title={name}
        aside={
          status === 'ACTIVE' ? (
            streak > 0 && (
              <span className="flex items-center gap-1.5 text-sm font-semibold">
                <Flame className="text-primary size-5" aria-hidden />
                {t('streak.ours', { count: streak })}
              </span>
            )
          ) : (
            <StatusBadge tone={status === 'PAUSED' ? 'warning' : 'outline'}>
              {t(`group.choices.status.${status}`)}
            </StatusBadge>
          )
        }
      >
        <div className="space-y-4">
          <p>
            {cadence === 'DAILY'
              ? t('rhythm.daily')
              : checkInDay &&
                t('rhythm.weekly', {
                  day: t(`community.groups:weekday.${checkInDay}`),
                })}
          </p>
          {status === 'PAUSED' && <p className="text-muted">{t('paused')}</p>}
          <NextMeeting at={group.nextMeetingAt} />
          {leader && (
            <div>
              <h3 className="text-muted text-sm">{t('leader')}</h3>
              <GroupPeople people={[leader]} label={t('leader')} />
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            <GroupLinks {...group} />
            {(group.isChoosing || (group.mayRun && status !== 'ENDED')) && (
              <LinkButton
                to={routes.accountabilityTeamLeadSelection({ id: group.id })}
              >
                {t(group.isChoosing ? 'lead.choose' : 'lead.next')}
              </LinkButton>
            )}
            {group.isMember && <LeaveBuddies name={name} leader={leader} />}
            {Actions && <Actions group={group} />}
          </div>
        </div>
      </Card>
      {mine.map((period) => (
        <CheckInForm key={period.dueOn} group={group} period={period} />
      ))}
      <BuddyList group={group} />
      <CheckInList group={group} />
    </div>
  )
}
