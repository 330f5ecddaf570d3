import { MessageCircle, Pencil, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SubGroupViewQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Card } from 'src/components/ui/layout/Card'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useAccess } from 'src/hooks/access/useAccess'

import { GroupLinks } from './GroupLinks'
import { GroupPeople } from './GroupPeople'
import { NextMeeting } from './NextMeeting'

import { feedPath } from '$api/src/shared/community/feeds'

type SubGroupPageProps = {
  subGroup: NonNullable<SubGroupViewQuery['subGroupView']>
}

/** A sub-group: who is in it, when it meets, and where it talks; staff also get to its lists. */
export const SubGroupPage = ({ subGroup }: SubGroupPageProps) => {
  const { t } = useTranslation(['community.groups', 'common'])
  const { mayOpen } = useAccess()
  const { id, name, groupId, groupName, leaders, members, isMine } = subGroup
  return (
    <div className="max-w-180">
      <PageHeader
        title={name}
        breadcrumbs={
          !isMine && mayOpen('group')
            ? [
                { label: t('group.list'), to: routes.groups() },
                { label: groupName, to: routes.group({ id: groupId }) },
              ]
            : [{ label: groupName, to: routes.community() }]
        }
        actions={
          <>
            {mayOpen('viewSubGroupMembers') && (
              <LinkButton
                to={routes.viewSubGroupMembers({ groupId, subGroupId: id })}
                icon={Users}
              >
                {t('group.members.submit')}
              </LinkButton>
            )}
            {mayOpen('editSubGroup') && (
              <LinkButton
                to={routes.editSubGroup({ id })}
                look="primary"
                icon={Pencil}
              >
                {t('common:action.edit')}
              </LinkButton>
            )}
          </>
        }
      />
      <div className="space-y-4 sm:space-y-6">
        <Card>
          <div className="space-y-4">
            <NextMeeting at={subGroup.nextMeetingAt} />
            <div className="flex flex-wrap gap-2">
              <LinkButton
                to={feedPath(`group-${groupId}`)}
                icon={MessageCircle}
              >
                {t('my.talk.submit')}
              </LinkButton>
              <GroupLinks {...subGroup} />
            </div>
            {leaders.length > 0 && (
              <div>
                <h2 className="text-muted text-sm font-normal">
                  {t('my.leaders', { count: leaders.length })}
                </h2>
                <GroupPeople
                  people={leaders}
                  label={t('my.leaders', { count: leaders.length })}
                />
              </div>
            )}
          </div>
        </Card>
        <Card title={t('members', { count: members.length })}>
          {members.length === 0 ? (
            <EmptyState title={t('my.nobody')} text={t('my.nobodyHelp')} />
          ) : (
            <GroupPeople people={members} label={t('group.members.submit')} />
          )}
        </Card>
      </div>
    </div>
  )
}
