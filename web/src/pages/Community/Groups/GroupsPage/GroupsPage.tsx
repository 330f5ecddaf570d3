import { routes } from '@redwoodjs/router'

import GroupsCell from 'src/components/Community/staff/Group/GroupsCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useMayCreate } from 'src/hooks/access/useMayCreate'

const GroupsPage = () => {
  const mayCreate = useMayCreate()
  return (
    <>
      <ListHeader
        entity="community.groups.group"
        create={mayCreate('newGroup') && routes.newGroup()}
      />
      <GroupsCell />
    </>
  )
}

export default GroupsPage
