import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import GroupMembersCell from 'src/components/Community/staff/GroupMembers/GroupMembersCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { useAccess } from 'src/hooks/access/useAccess'
import { int } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

import { AddMembers } from './AddMembers'
import { useGroupsWithParts } from './groupSelects'

const params = { groupId: int, subGroupId: int }

/** The people of all groups within reach; the URL may choose a group and a sub-group. */
export const GroupMembers = () => {
  const { t } = useTranslation('community.groups')
  const { mayOpen } = useAccess()
  const [{ groupId, subGroupId }] = useUrlState(params)
  const group = useGroupsWithParts().find(({ id }) => id === groupId)
  return (
    <>
      <PageHeader
        title={t('member.list')}
        breadcrumbs={[
          { label: t('group.list'), to: routes.groups() },
          ...(group
            ? [{ label: group.name, to: routes.group({ id: group.id }) }]
            : []),
        ]}
        actions={
          mayOpen('editGroup') && (
            <AddMembers
              key={`${groupId}-${subGroupId}`}
              groupId={groupId}
              subGroupId={subGroupId}
            />
          )
        }
      />
      <GroupMembersCell />
    </>
  )
}
