import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyGroupsQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { Card } from 'src/components/ui/layout/Card'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { RichText } from 'src/components/ui/text/RichText/RichText'

import { GroupLinks } from './GroupLinks'
import { GroupPeople } from './GroupPeople'
import { NextMeeting } from './NextMeeting'

import { feedPath } from '$api/src/shared/community/feeds'

const LEAVE: Doc<'LeaveGroupMutation'> = gql`
  mutation LeaveGroupMutation($reason: String!) {
    leaveGroup(reason: $reason)
  }
`

type MyGroupProps = {
  group: NonNullable<MyGroupsQuery['myGroups']['group']>
}

/** The viewer's group: who leads it, when it meets, and where it talks. */
export const MyGroup = ({ group }: MyGroupProps) => {
  const { t } = useTranslation('community.groups')
  const { reauthenticate } = useAuth()
  const { name, leaders, memberCount, subGroupId, subGroupName } = group
  return (
    <Card
      title={name}
      aside={
        <span className="text-muted text-sm">
          {t('members', { count: memberCount })}
        </span>
      }
    >
      <div className="space-y-4">
        <RichText html={group.description} />
        <NextMeeting at={group.nextMeetingAt} />
        {leaders.length > 0 && (
          <div>
            <h3 className="text-muted text-sm">
              {t('my.leaders', { count: leaders.length })}
            </h3>
            <GroupPeople
              people={leaders}
              label={t('my.leaders', { count: leaders.length })}
            />
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Actions
            words="community.groups:my"
            of={{ name: subGroupName }}
            actions={[
              subGroupId && {
                name: 'openSubGroup',
                look: 'primary',
                to: routes.viewSubGroup({ id: subGroupId }),
              },
              {
                name: 'talk',
                icon: MessageCircle,
                to: feedPath(`group-${group.id}`),
              },
            ]}
          />
          <GroupLinks {...group} />
          {group.mayLeave && (
            <Actions
              words="community.groups:my"
              of={{ name }}
              refetch={['MyGroupsQuery']}
              actions={[
                {
                  name: 'leave',
                  look: 'ghost',
                  does: call(
                    LEAVE,
                    {},
                    { onDone: () => void reauthenticate() }
                  ),
                  asks: 'reason',
                  isDangerous: true,
                },
              ]}
            />
          )}
        </div>
      </div>
    </Card>
  )
}
