import { ClipboardCheck, Hourglass, UserPlus, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ManagedGroupQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import {
  HomeFigures,
  type Figure,
} from 'src/components/Accounts/Home/staff/Staff/HomeFigures'
import { FeedButton } from 'src/components/Community/Feeds/Mine/FeedButton'
import { GroupLinks } from 'src/components/Community/MyGroup/GroupLinks'
import { NextMeeting } from 'src/components/Community/MyGroup/NextMeeting'
import GroupMembersCell from 'src/components/Community/staff/GroupMembers/GroupMembersCell'
import { SubGroupList } from 'src/components/Community/staff/SubGroup/SubGroupList'
import { Link } from 'src/components/ui/control/Link'
import { Card } from 'src/components/ui/layout/Card'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

import { GroupRequests } from './GroupRequests'
import { HandOver } from './HandOver'

type Managed = NonNullable<ManagedGroupQuery['managedGroup']>

type ManageGroupProps = { managed: Managed }

/** The group of its leader: what waits, who needs a hand, and everybody with what can be done for them. */
export const ManageGroup = ({ managed }: ManageGroupProps) => {
  const { t } = useTranslation('community.groups')
  const { group, isLeader, requests, moveUps } = managed
  const { id, name, meetingUrl, chatUrl } = group
  return (
    <>
      <PageHeader
        title={name}
        lead={t(isLeader ? 'manage.lead' : 'manage.leadOfAssistant')}
        actions={
          <>
            {isLeader && <HandOver groupId={id} name={name} />}
            <FeedButton place={{ kind: 'group', id }} />
            <GroupLinks meetingUrl={meetingUrl} chatUrl={chatUrl} />
          </>
        }
      />
      <div className="space-y-4 sm:space-y-6">
        <Figures managed={managed} />
        {requests.length > 0 && <GroupRequests requests={requests} />}
        {moveUps.length > 0 && <MoveUps moveUps={moveUps} />}
        <GroupMembersCell groupId={id} />
        {group.subGroups.length > 0 && <SubGroupList group={group} />}
      </div>
    </>
  )
}

const Figures = ({
  managed: { group, stuckCount, requests, nextMeetingAt },
}: ManageGroupProps) => {
  const { t } = useTranslation('community.groups')
  const figures: Figure[] = [
    {
      key: 'members',
      label: t('manage.members'),
      value: group.capacity
        ? `${group.memberCount} / ${group.capacity}`
        : String(group.memberCount),
      icon: Users,
    },
    {
      key: 'stuck',
      label: t('manage.stuck'),
      value: String(stuckCount),
      icon: Hourglass,
      to: routes.viewGroup({ filter: 'stuck' }),
    },
    {
      key: 'requests',
      label: t('manage.requests'),
      value: String(requests.length),
      icon: UserPlus,
    },
  ]
  return (
    <>
      <HomeFigures label={t('manage.figures')} figures={figures} />
      <NextMeeting at={nextMeetingAt} />
    </>
  )
}

const MoveUps = ({ moveUps }: Pick<Managed, 'moveUps'>) => {
  const { t } = useTranslation('community.groups')
  return (
    <Card title={t('manage.moveUps')}>
      <ul className="flex flex-wrap gap-2">
        {moveUps.map(({ id, number, name, count }) => (
          <li key={id}>
            <Link
              to={routes.reviewMoveUp({ id })}
              className="border-base-300 hover:border-control flex min-h-11 items-center gap-2 rounded-lg border px-3 wrap-anywhere"
            >
              <ClipboardCheck className="size-4 shrink-0" aria-hidden />
              {t('manage.moveUpsOf', { number, name, count })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
