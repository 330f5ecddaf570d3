import { useState } from 'react'

import { Archive, MessageCircle, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FindGroupQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import GroupRequestsCell from 'src/components/Community/staff/ManageGroup/GroupRequestsCell'
import { SubGroupList } from 'src/components/Community/staff/SubGroup/SubGroupList'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'
import { RestoreButton } from 'src/components/ui/resource/RestoreButton/RestoreButton'
import { useAccess } from 'src/hooks/access/useAccess'

import { details } from './group'

import { feedPath } from '$api/src/shared/community/feeds'

const ARCHIVE: Doc<'ArchiveGroupMutation'> = gql`
  mutation ArchiveGroupMutation($id: Int!, $reason: String!) {
    archiveGroup(id: $id, reason: $reason) {
      ...GroupFields
    }
  }
`

const RESTORE = gql`
  mutation RestoreGroupMutation($id: Int!) {
    restoreGroup(id: $id) {
      ...GroupFields
    }
  }
`

type GroupViewProps = { group: NonNullable<FindGroupQuery['group']> }

/** A group for staff: its facts, those who ask to join, and its sub-groups. */
export const GroupView = ({ group }: GroupViewProps) => {
  const { t } = useTranslation('community.groups')
  const mayEdit = useAccess().mayOpen('editGroup')
  const [isEnding, setIsEnding] = useState(false)
  const { id, name, isActive, memberCount } = group
  return (
    <ResourceView
      entity="community.groups.group"
      columns={details}
      record={group}
      name={name}
      list={routes.groups()}
      editTo={mayEdit && isActive && routes.editGroup({ id })}
      actions={
        <>
          <LinkButton
            to={routes.viewGroupMembers({ groupId: id })}
            icon={Users}
          >
            {t('group.members')}
          </LinkButton>
          {isActive && (
            <LinkButton to={feedPath(`group-${id}`)} icon={MessageCircle}>
              {t('my.talk')}
            </LinkButton>
          )}
          {mayEdit && isActive && (
            <Button
              look="ghost"
              icon={Archive}
              onClick={() => setIsEnding(true)}
            >
              {t('group.archive')}
            </Button>
          )}
          {mayEdit && !isActive && (
            <RestoreButton
              id={id}
              mutation={RESTORE}
              done={t('group.restored')}
            >
              {t('group.restore')}
            </RestoreButton>
          )}
        </>
      }
    >
      {isActive && <GroupRequestsCell groupId={id} />}
      <SubGroupList group={group} />
      <ReasonDialog
        isOpen={isEnding}
        onClose={() => setIsEnding(false)}
        words={{
          title: t('group.archiveTitle', { name }),
          text: t('group.archiveText', { count: memberCount }),
          label: t('reason'),
          submit: t('group.archive'),
          done: t('group.archived'),
        }}
        mutation={ARCHIVE}
        field="reason"
        variables={(reason) => ({ id, reason })}
        refetch={['FindGroupQuery']}
        isDangerous
      />
    </ResourceView>
  )
}
