import { Archive, ArchiveRestore, MessageCircle, Users } from 'lucide-react'
import type { FindGroupQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import GroupRequestsCell from 'src/components/Community/staff/ManageGroup/GroupRequestsCell'
import { SubGroupList } from 'src/components/Community/staff/SubGroup/SubGroupList'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'
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

const RESTORE: Doc<'RestoreGroupMutation'> = gql`
  mutation RestoreGroupMutation($id: Int!) {
    restoreGroup(id: $id) {
      ...GroupFields
    }
  }
`

type GroupViewProps = { group: NonNullable<FindGroupQuery['group']> }

/** A group for staff: its facts, those who ask to join, and its sub-groups. */
export const GroupView = ({ group }: GroupViewProps) => {
  const mayEdit = useAccess().mayOpen('editGroup')
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
        <Actions
          words="community.groups:group"
          of={{ name, count: memberCount }}
          refetch={['FindGroupQuery']}
          actions={[
            {
              name: 'members',
              icon: Users,
              to: routes.viewGroupMembers({ groupId: id }),
            },
            isActive && {
              name: 'talk',
              icon: MessageCircle,
              to: feedPath(`group-${id}`),
            },
            mayEdit &&
              isActive && {
                name: 'archive',
                icon: Archive,
                look: 'ghost',
                does: call(ARCHIVE, { id }),
                asks: 'reason',
                isDangerous: true,
              },
            mayEdit &&
              !isActive && {
                name: 'restore',
                icon: ArchiveRestore,
                look: 'primary',
                does: call(RESTORE, { id }),
              },
          ]}
        />
      }
    >
      {isActive && <GroupRequestsCell groupId={id} />}
      <SubGroupList group={group} />
    </ResourceView>
  )
}
