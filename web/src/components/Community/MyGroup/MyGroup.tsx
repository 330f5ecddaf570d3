import { useState } from 'react'

import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyGroupsQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'
import { Card } from 'src/components/ui/layout/Card/Card'
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
  const [isLeaving, setIsLeaving] = useState(false)
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
          {subGroupId && (
            <LinkButton
              to={routes.viewSubGroup({ id: subGroupId })}
              look="primary"
            >
              {t('my.openSubGroup', { name: subGroupName })}
            </LinkButton>
          )}
          <LinkButton to={feedPath(`group-${group.id}`)} icon={MessageCircle}>
            {t('my.talk')}
          </LinkButton>
          <GroupLinks {...group} />
          {group.mayLeave && (
            <Button look="ghost" onClick={() => setIsLeaving(true)}>
              {t('my.leave')}
            </Button>
          )}
        </div>
      </div>
      <ReasonDialog
        isOpen={isLeaving}
        onClose={() => setIsLeaving(false)}
        onDone={() => void reauthenticate()}
        words={{
          title: t('my.leaveTitle', { name }),
          text: t('my.leaveText'),
          label: t('reason'),
          submit: t('my.leave'),
          done: t('my.left'),
        }}
        mutation={LEAVE}
        field="reason"
        variables={(reason) => ({ reason })}
        refetch={['MyGroupsQuery']}
        isDangerous
      />
    </Card>
  )
}
