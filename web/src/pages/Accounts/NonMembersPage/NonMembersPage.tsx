import { routes } from '@redwoodjs/router'

import UsersCell from 'src/components/Accounts/staff/User/UsersCell'
import { ListHeader } from 'src/components/ui/resource/ResourceList/ListHeader'
import { useMayCreate } from 'src/hooks/access/useMayCreate'

const NonMembersPage = () => {
  const mayCreate = useMayCreate()
  return (
    <>
      <ListHeader
        entity="accounts.staff.nonMember"
        create={mayCreate('newUser') && routes.newUser()}
      />
      <UsersCell type="NON_MEMBER" />
    </>
  )
}

export default NonMembersPage
